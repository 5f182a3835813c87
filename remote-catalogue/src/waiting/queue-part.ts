import { definePart } from '@leeszaal/remote-kit/parts';

/** The dialog in which a person joins a queue. */
export const joinQueuePart = definePart(
  async () => (await import('./join-queue-dialog.component.tsx')).JoinQueueDialog,
);
