import type { DialogMessage, DialogsPort } from '../remote/ports/dialogs.contract.ts';

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

/** The label of a blocking spinner. */
export interface Block {
  readonly id: number;
  readonly label: string;
}

/** How long a note is shown, in milliseconds. */
export const NOTE_DURATION_MS = 6000;

/** A value in the state of a host. */
export interface StateCell<T> {
  get(): T;
  set(value: T): void;
}

/** The state of a host's dialogs, oldest first. The host shows it. */
export interface DialogCells {
  readonly messages: StateCell<readonly OpenMessage[]>;
  readonly notes: StateCell<readonly Note[]>;
  readonly blocks: StateCell<readonly Block[]>;
}

/**
 * Whether one answer serves both: they must be acted on and have the same text. The host shows such a message
 * for failed calls, a remote for failed code; the person answers once (`docs/decisions.md` 48).
 */
function asksTheSame(one: DialogMessage, other: DialogMessage): boolean {
  if (!one.mustAct || !other.mustAct) return false;
  return one.title === other.title && one.body === other.body;
}

/** Creates the dialogs of a host over its state. */
export function createDialogs({ messages, notes, blocks }: DialogCells): DialogsPort {
  let lastId = 0;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };

  const close = (id: number) => messages.set(messages.get().filter((entry) => entry.id !== id));

  function show(message: DialogMessage): OpenMessage {
    const id = nextId();
    const waiting: OpenMessage['waiting'] = new Set();
    const settle = (actionId: string | undefined) => {
      close(id);
      for (const answer of waiting) answer(actionId);
    };
    const shown = { id, message, waiting, settle };
    messages.set([...messages.get(), shown]);
    return shown;
  }

  return {
    message: (message) =>
      new Promise((resolve) => {
        const { signal } = message;
        if (signal?.aborted) return resolve(undefined);
        const { id, waiting } =
          messages.get().find((entry) => asksTheSame(entry.message, message)) ?? show(message);
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
      notes.set([...notes.get(), { id, text, type }]);
    },
    block: (label) => {
      const id = nextId();
      blocks.set([...blocks.get(), { id, label }]);
      return () => blocks.set(blocks.get().filter((block) => block.id !== id));
    },
  };
}
