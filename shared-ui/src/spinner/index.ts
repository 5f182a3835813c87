export { Spinner, type SpinnerProps } from './spinner.component.tsx';
