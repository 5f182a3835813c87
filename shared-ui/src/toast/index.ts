export * from './toast.component.tsx';
