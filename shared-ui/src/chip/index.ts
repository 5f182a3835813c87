export { Chip, ChipList, type ChipListProps, type ChipProps } from './chip.component.tsx';
