export { Container } from './container.component.tsx';
