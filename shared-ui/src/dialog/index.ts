export { Dialog, type DialogProps } from './dialog.component.tsx';
