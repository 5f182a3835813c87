export { Cover, type CoverProps } from './cover.component.tsx';
