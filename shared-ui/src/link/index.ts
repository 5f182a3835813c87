export { ButtonLink, Link, type LinkProps } from './link.component.tsx';
