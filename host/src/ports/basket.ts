import { type BasketEntry, type BasketPort, isSameBook } from '@leeszaal/shared-contracts';
import type { createStore } from 'jotai';
import type { KeyValueStorage } from '../session/browser-storage.ts';
import { basketAtom } from '../state/atoms.ts';

const KEY = 'hl-basket';

function isSame(a: Pick<BasketEntry, 'connection' | 'id'>) {
  return (b: BasketEntry) => a.connection === b.connection && a.id === b.id;
}

function stored(storage: KeyValueStorage): readonly BasketEntry[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    const entries: BasketEntry[] = Array.isArray(value) ? value.filter(isEntry) : [];
    return entries.filter(
      (entry, at) => !entries.slice(0, at).some((one) => isSameBook(one, entry)),
    );
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is BasketEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { connection, id, book } = value as Partial<Record<keyof BasketEntry, unknown>>;
  return (
    Number.isInteger(connection) &&
    Number.isInteger(id) &&
    typeof book === 'object' &&
    book !== null
  );
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
