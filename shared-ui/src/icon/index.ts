export { Icon, type IconProps, type IconType } from './icon.component.tsx';
export * from './icons.ts';
