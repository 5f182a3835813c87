export { Checkbox, type CheckboxProps } from './checkbox.component.tsx';
