export {
  AnchoredMenu,
  type AnchoredMenuProps,
  Menu,
  type MenuProps,
  MenuTrigger,
  type MenuTriggerProps,
} from './menu.component.tsx';
export {
  MenuItem,
  type MenuItemProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
  SubMenu,
  type SubMenuProps,
} from './menu-item.component.tsx';
