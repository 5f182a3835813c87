import { ErrorIcon, type IconType, InfoIcon, SuccessIcon, WarningIcon } from '../icon/index.ts';
import type { Tone } from './tone.ts';

/** The shape that says what the colour says. */
export const toneIcon: Readonly<Record<Tone, IconType>> = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
};
