export type { ButtonPress } from '../internal/press/press-button.component.tsx';
export * from './button.component.tsx';
