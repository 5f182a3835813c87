import type { DialogMessage, DialogsPort } from '@leeszaal/shared-contracts';

/** A message that waits for a choice. */
export interface ShownMessage {
  readonly message: DialogMessage;
  /** Chooses an action, or closes without one. */
  choose(actionId?: string): void;
}

/** Dialogs in memory, for tests to read and answer. */
export interface FakeDialogs extends DialogsPort {
  readonly shown: readonly ShownMessage[];
  readonly notes: readonly string[];
  /** Labels of the open blocking spinners. */
  readonly blocks: ReadonlySet<string>;
}

/** Makes dialogs in memory. */
export function createFakeDialogs(): FakeDialogs {
  const shown: ShownMessage[] = [];
  const notes: string[] = [];
  const blocks = new Set<string>();
  return {
    shown,
    notes,
    blocks,
    message: (message) =>
      new Promise((resolve) => {
        const entry: ShownMessage = {
          message,
          choose: (actionId) => {
            const index = shown.indexOf(entry);
            if (index >= 0) shown.splice(index, 1);
            resolve(actionId);
          },
        };
        shown.push(entry);
        if (message.signal?.aborted) entry.choose();
        message.signal?.addEventListener('abort', () => entry.choose(), { once: true });
      }),
    notify: (text) => void notes.push(text),
    block: (label) => {
      blocks.add(label);
      return () => void blocks.delete(label);
    },
  };
}
