export { AnchoredMenu, type AnchoredMenuProps } from './menu.component.tsx';
export * from './menu-item.component.tsx';
