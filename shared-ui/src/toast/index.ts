export {
  createToastQueue,
  type ToastMessage,
  ToastRegion,
  type ToastRegionProps,
  type Toasts,
} from './toast.component.tsx';
