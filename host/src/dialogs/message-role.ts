import type { DialogMessage } from '@leeszaal/shared-contracts';

/** What is to be read before going on is an alert. */
export const messageRole = (type: DialogMessage['type']): 'dialog' | 'alertdialog' =>
  type === 'info' || type === 'success' ? 'dialog' : 'alertdialog';
