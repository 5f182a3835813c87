import type { Tone } from '../internal/tone.ts';
import { ErrorIcon, type IconType, InfoIcon, SuccessIcon, WarningIcon } from './index.ts';

/** The icon of each tone, which repeats what the colour says. */
export const toneIcon: Readonly<Record<Tone, IconType>> = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
};
