import {
  type Block,
  createDialogs as createDialogsOver,
  type DialogsPort,
  type Note,
  type OpenMessage,
  type StateCell,
} from '@leeszaal/shared-contracts';
import { atom, type createStore, type PrimitiveAtom } from 'jotai';

type Store = ReturnType<typeof createStore>;

export const messagesAtom = atom<readonly OpenMessage[]>([]);
export const notesAtom = atom<readonly Note[]>([]);
/** The labels of the blocking spinners, oldest first. */
export const blocksAtom = atom<readonly Block[]>([]);

/** Stores messages, notes and blocking spinners in atoms, which the shell renders. */
export function createDialogs(store: Store): DialogsPort {
  const cell = <T>(of: PrimitiveAtom<T>): StateCell<T> => ({
    get: () => store.get(of),
    set: (value) => store.set(of, () => value),
  });
  return createDialogsOver({
    messages: cell(messagesAtom),
    notes: cell(notesAtom),
    blocks: cell(blocksAtom),
  });
}
