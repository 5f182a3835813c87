export * from './popover.component.tsx';
export { PopoverTrigger, type PopoverTriggerProps } from './popover-trigger.component.tsx';
