export { Toolbar, type ToolbarProps } from './toolbar.component.tsx';
