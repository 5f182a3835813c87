import type { DialogMessage, DialogsPort } from '@leeszaal/shared-contracts';
import { atom, type createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

/** A message on the screen; the last one lies on top. */
export interface OpenMessage {
  readonly id: number;
  readonly message: DialogMessage;
  /** Takes the message away with the action that was chosen, if any. */
  readonly settle: (actionId: string | undefined) => void;
}

/** A short note that goes by itself. */
export interface Note {
  readonly id: number;
  readonly text: string;
  readonly type: DialogMessage['type'];
}

export const messagesAtom = atom<readonly OpenMessage[]>([]);
export const notesAtom = atom<readonly Note[]>([]);
/** The labels of the blocking spinners that stand, oldest first. */
export const blocksAtom = atom<readonly { readonly id: number; readonly label: string }[]>([]);

/** How long a note stays, in milliseconds. */
export const NOTE_DURATION_MS = 6000;

/** Shows messages, notes and blocking spinners through atoms that the shell renders. */
export function createDialogs(store: Store): DialogsPort {
  let lastId = 0;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };

  return {
    message: (message) =>
      new Promise((resolve) => {
        if (message.signal?.aborted) return resolve(undefined);
        const id = nextId();
        const settle = (actionId: string | undefined) => {
          message.signal?.removeEventListener('abort', takeAway);
          store.set(messagesAtom, (open) => open.filter((entry) => entry.id !== id));
          resolve(actionId);
        };
        const takeAway = () => settle(undefined);
        message.signal?.addEventListener('abort', takeAway);
        store.set(messagesAtom, (open) => [...open, { id, message, settle }]);
      }),
    notify: (text, type = 'info') => {
      const id = nextId();
      store.set(notesAtom, (notes) => [...notes, { id, text, type }]);
    },
    block: (label) => {
      const id = nextId();
      store.set(blocksAtom, (blocks) => [...blocks, { id, label }]);
      return () => store.set(blocksAtom, (blocks) => blocks.filter((block) => block.id !== id));
    },
  };
}
