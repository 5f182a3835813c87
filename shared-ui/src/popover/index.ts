export * from './popover.component.tsx';
