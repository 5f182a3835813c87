export { Badge, type BadgeProps } from './badge.component.tsx';
