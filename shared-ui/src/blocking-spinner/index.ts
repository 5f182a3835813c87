export { BlockingSpinner, type BlockingSpinnerProps } from './blocking-spinner.component.tsx';
