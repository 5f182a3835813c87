import {
  type BasketEntry,
  type BasketPort,
  isSameBook,
  type ShopBook,
} from '@leeszaal/shared-contracts';
import type { createStore } from 'jotai';
import * as v from 'valibot';
import type { KeyValueStorage } from '../session/browser-storage.ts';
import { basketAtom } from '../state/atoms.ts';

const KEY = 'hl-basket';

function isSame(a: Pick<BasketEntry, 'connection' | 'id'>) {
  return (b: BasketEntry) => a.connection === b.connection && a.id === b.id;
}

const entrySchema = v.object({
  connection: v.pipe(v.number(), v.integer()),
  id: v.pipe(v.number(), v.integer()),
  book: v.custom<ShopBook>((book) => typeof book === 'object' && book !== null),
});
const storedSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** The stored entries; invalid and repeated ones are dropped. */
function stored(storage: KeyValueStorage): readonly BasketEntry[] {
  const output = v.parse(v.fallback(storedSchema, []), storage.getItem(KEY));
  const entries = output.filter((entry) => v.is(entrySchema, entry));
  return entries.filter((entry, at) => !entries.slice(0, at).some((one) => isSameBook(one, entry)));
}

/** The basket in session storage, so that it survives a reload (`docs/decisions.md` 44). */
export function createBasket(
  store: ReturnType<typeof createStore>,
  storage: KeyValueStorage,
): BasketPort {
  store.set(basketAtom, stored(storage));

  function save(entries: readonly BasketEntry[]): void {
    try {
      storage.setItem(KEY, JSON.stringify(entries));
    } catch {
      // Kept in memory alone.
    }
    store.set(basketAtom, entries);
  }

  const entries = () => store.get(basketAtom);
  return {
    entries,
    add: (entry) => {
      if (!entries().some((one) => isSameBook(one, entry))) save([...entries(), entry]);
    },
    remove: (key) => save(entries().filter((entry) => !isSame(key)(entry))),
    clear: () => save([]),
    subscribe: (listener) => store.sub(basketAtom, listener),
  };
}
