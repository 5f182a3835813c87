export { Checkbox, type CheckboxProps } from './checkbox.component.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group.component.tsx';
