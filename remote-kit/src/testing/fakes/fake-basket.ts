import { type BasketEntry, type BasketPort, isSameBook } from '@leeszaal/shared-contracts';

/** A basket in memory, with the rules of the real one (`docs/decisions.md` 44). */
export function createFakeBasket(initial: readonly BasketEntry[] = []): BasketPort {
  let entries = initial;
  const listeners = new Set<() => void>();
  const isSame = (a: Pick<BasketEntry, 'connection' | 'id'>) => (b: BasketEntry) =>
    a.connection === b.connection && a.id === b.id;
  function become(next: readonly BasketEntry[]): void {
    entries = next;
    for (const listener of [...listeners]) listener();
  }
  return {
    entries: () => entries,
    add: (entry) => {
      if (!entries.some((one) => isSameBook(one, entry))) become([...entries, entry]);
    },
    remove: (key) => become(entries.filter((entry) => !isSame(key)(entry))),
    clear: () => become([]),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
