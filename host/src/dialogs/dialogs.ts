import type { DialogMessage, DialogsPort } from '@leeszaal/shared-contracts';
import { atom, type createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

/** A message on the screen; the last one lies on top. */
export interface OpenMessage {
  readonly id: number;
  readonly message: DialogMessage;
  /** Those whom its answer is for. */
  readonly waiting: Set<(actionId: string | undefined) => void>;
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

/**
 * Whether one answer is for both: they must be acted on and read the same. The host asks so for calls, a
 * remote for its own code, and nobody is asked twice at once (`docs/decisions.md` 48).
 */
function asksTheSame(one: DialogMessage, other: DialogMessage): boolean {
  if (!one.mustAct || !other.mustAct) return false;
  return one.title === other.title && one.body === other.body;
}

/** Shows messages, notes and blocking spinners through atoms that the shell renders. */
export function createDialogs(store: Store): DialogsPort {
  let lastId = 0;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };

  const takeAway = (id: number) =>
    store.set(messagesAtom, (open) => open.filter((entry) => entry.id !== id));

  function show(message: DialogMessage): OpenMessage {
    const id = nextId();
    const waiting: OpenMessage['waiting'] = new Set();
    const settle = (actionId: string | undefined) => {
      takeAway(id);
      for (const answer of waiting) answer(actionId);
    };
    const shown = { id, message, waiting, settle };
    store.set(messagesAtom, (open) => [...open, shown]);
    return shown;
  }

  return {
    message: (message) =>
      new Promise((resolve) => {
        const { signal } = message;
        if (signal?.aborted) return resolve(undefined);
        const open = store.get(messagesAtom);
        const { id, waiting } =
          open.find((entry) => asksTheSame(entry.message, message)) ?? show(message);
        const answer = (actionId: string | undefined) => {
          signal?.removeEventListener('abort', leave);
          resolve(actionId);
        };
        const leave = () => {
          waiting.delete(answer);
          if (waiting.size === 0) takeAway(id);
          answer(undefined);
        };
        waiting.add(answer);
        signal?.addEventListener('abort', leave);
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
