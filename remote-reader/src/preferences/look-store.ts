import type { StorageArea } from '@leeszaal/shared-contracts';
import { type ReadingLook, readLook } from '../viewers/contract/reading-look.ts';
import { createStateStore, type StateStore } from '../viewers/state/state-store.ts';

/** Storage key of the look, for all books. */
const LOOK_KEY = 'reading-look';

/** The look that the reader chose, shared by the page and its settings. */
export interface LookStore extends Pick<StateStore<ReadingLook>, 'get' | 'subscribe'> {
  /** Changes a part of the look and remembers it for the next book; returns the whole look. */
  change(part: Partial<ReadingLook>): ReadingLook;
}

/** Creates the store; it begins with the remembered look, or the standard one. */
export function createLookStore(storage: StorageArea): LookStore {
  const { get, set, subscribe } = createStateStore(rememberedLook(storage));
  return {
    get,
    subscribe,
    change(part) {
      const look = { ...get(), ...part };
      storage.set(LOOK_KEY, JSON.stringify(look));
      set(look);
      return look;
    },
  };
}

function rememberedLook(storage: StorageArea): ReadingLook {
  try {
    return readLook(JSON.parse(storage.get(LOOK_KEY) ?? '{}'));
  } catch {
    return readLook({});
  }
}
