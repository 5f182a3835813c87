export { ButtonLink, type ButtonLinkProps, Link, type LinkProps } from './link.component.tsx';
