import type { DialogMessage, DialogsPort } from '@leeszaal/shared-contracts';
import { atom, type createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

/** An open message; the last one is on top. */
export interface OpenMessage {
  readonly id: number;
  readonly message: DialogMessage;
  /** The callers that wait for the answer. */
  readonly waiting: Set<(actionId: string | undefined) => void>;
  /** Closes the message with the chosen action, if any. */
  readonly settle: (actionId: string | undefined) => void;
}

/** A short note that disappears after a while. */
export interface Note {
  readonly id: number;
  readonly text: string;
  readonly type: DialogMessage['type'];
}

export const messagesAtom = atom<readonly OpenMessage[]>([]);
export const notesAtom = atom<readonly Note[]>([]);
/** The labels of the blocking spinners, oldest first. */
export const blocksAtom = atom<readonly { readonly id: number; readonly label: string }[]>([]);

/** How long a note is shown, in milliseconds. */
export const NOTE_DURATION_MS = 6000;

/**
 * Whether one answer serves both: they must be acted on and have the same text. The host shows such a message
 * for failed calls, a remote for failed code; the person answers once (`docs/decisions.md` 48).
 */
function asksTheSame(one: DialogMessage, other: DialogMessage): boolean {
  if (!one.mustAct || !other.mustAct) return false;
  return one.title === other.title && one.body === other.body;
}

/** Stores messages, notes and blocking spinners in atoms, which the shell renders. */
export function createDialogs(store: Store): DialogsPort {
  let lastId = 0;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };

  const close = (id: number) =>
    store.set(messagesAtom, (open) => open.filter((entry) => entry.id !== id));

  function show(message: DialogMessage): OpenMessage {
    const id = nextId();
    const waiting: OpenMessage['waiting'] = new Set();
    const settle = (actionId: string | undefined) => {
      close(id);
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
          if (waiting.size === 0) close(id);
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
