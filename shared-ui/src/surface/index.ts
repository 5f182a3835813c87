export { Surface as Card, Surface, type SurfaceProps } from './surface.component.tsx';
