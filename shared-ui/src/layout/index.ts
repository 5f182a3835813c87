export { Container, type ContainerProps } from './container.component.tsx';
