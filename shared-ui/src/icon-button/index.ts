export { IconButton, type IconButtonProps } from './icon-button.component.tsx';
