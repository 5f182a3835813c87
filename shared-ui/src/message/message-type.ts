import type { Tone } from '../internal/tone.ts';

/** The meaning of a message for the person's work. */
export type MessageType = 'info' | 'success' | 'warning' | 'error';

/** Warnings and errors are alerts. */
export const messageRole = (type: MessageType): 'dialog' | 'alertdialog' =>
  type === 'info' || type === 'success' ? 'dialog' : 'alertdialog';

/** The tone of each type of message. */
export const messageTones: Readonly<Record<MessageType, Tone>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
};
