import type { StorageArea } from '@leeszaal/shared-contracts';
import { type ReadingLook, readLook } from '../viewers/contract/reading-look.ts';

/** Where the look is kept, for all books. */
const LOOK_KEY = 'reading-look';

/** The look that was chosen last; the standard one where there is none, or none that can be read. */
export function rememberedLook(storage: StorageArea): ReadingLook {
  try {
    return readLook(JSON.parse(storage.get(LOOK_KEY) ?? '{}'));
  } catch {
    return readLook({});
  }
}

/** Keeps a look for the next time and the next book. */
export function rememberLook(storage: StorageArea, look: ReadingLook): void {
  storage.set(LOOK_KEY, JSON.stringify(look));
}
