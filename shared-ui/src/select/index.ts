export { Select, type SelectOption, type SelectProps } from './select.component.tsx';
