export {
  Popover,
  type PopoverProps,
  PopoverTrigger,
  type PopoverTriggerProps,
} from './popover.component.tsx';
