import type { DialogMessage } from '@leeszaal/shared-contracts';

/** Warnings and errors are alerts. */
export const messageRole = (type: DialogMessage['type']): 'dialog' | 'alertdialog' =>
  type === 'info' || type === 'success' ? 'dialog' : 'alertdialog';
