export { AnchoredMenu, type AnchoredMenuProps } from './menu.component.tsx';
export {
  MenuItem,
  type MenuItemProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
  SubMenu,
  type SubMenuProps,
} from './menu-item.component.tsx';
