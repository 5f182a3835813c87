import {
  type Block,
  createDialogs,
  createListeners,
  type DialogsPort,
  type Note,
  type OpenMessage,
  type StateCell,
} from '@leeszaal/shared-contracts';

/** A value that React follows. */
export interface FollowedCell<T> extends StateCell<T> {
  subscribe(listener: () => void): () => void;
}

function createCell<T>(initial: T): FollowedCell<T> {
  const listeners = createListeners();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

/** The messages of one reader. */
export interface Messages {
  readonly dialogs: DialogsPort;
  readonly messages: FollowedCell<readonly OpenMessage[]>;
  readonly notes: FollowedCell<readonly Note[]>;
  readonly blocks: FollowedCell<readonly Block[]>;
}

/** Creates the messages of a reader; nothing is shown yet. */
export function createMessages(): Messages {
  const cells = {
    messages: createCell<readonly OpenMessage[]>([]),
    notes: createCell<readonly Note[]>([]),
    blocks: createCell<readonly Block[]>([]),
  };
  return { ...cells, dialogs: createDialogs(cells) };
}
