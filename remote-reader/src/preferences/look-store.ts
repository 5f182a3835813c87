import type { StorageArea } from '@leeszaal/shared-contracts';
import type { ReadingLook } from '../viewers/contract/reading-look.ts';
import { createStateStore, type StateStore } from '../viewers/state/state-store.ts';
import { rememberedLook, rememberLook } from './remembered-look.ts';

/** The look of the reader, which what shows it and what changes it share. */
export interface LookStore extends Pick<StateStore<ReadingLook>, 'get' | 'subscribe'> {
  /** Changes a part of it, and keeps it for the next book. Returns the whole look. */
  change(part: Partial<ReadingLook>): ReadingLook;
}

/** Makes the store of the look that is kept in a storage. */
export function createLookStore(storage: StorageArea): LookStore {
  const { get, set, subscribe } = createStateStore(rememberedLook(storage));
  return {
    get,
    subscribe,
    change(part) {
      const look = { ...get(), ...part };
      rememberLook(storage, look);
      set(look);
      return look;
    },
  };
}
