export { Switch, type SwitchProps } from './switch.component.tsx';
