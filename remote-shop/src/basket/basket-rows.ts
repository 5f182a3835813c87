import type { BasketEntry, BasketPort } from '@leeszaal/shared-contracts';

/** A book that was removed from the basket and can be put back. */
export interface RemovedEntry {
  readonly entry: BasketEntry;
  /** The keys of the rows that followed it, nearest first. */
  readonly following: readonly string[];
}

/** A row of the basket: a book, or the former place of a removed book. */
export interface BasketRow {
  readonly key: string;
  readonly entry: BasketEntry;
  readonly isRemoved: boolean;
}

/** Identifies a book of the basket (`docs/decisions.md` 44). */
export const entryKey = ({ connection, id }: Pick<BasketEntry, 'connection' | 'id'>): string =>
  `${connection}-${id}`;

/** The rows of the basket, with the removed books at their former places. */
export function basketRows(
  entries: readonly BasketEntry[],
  removed: readonly RemovedEntry[],
): readonly BasketRow[] {
  const rows: BasketRow[] = entries.map((entry) => ({
    key: entryKey(entry),
    entry,
    isRemoved: false,
  }));
  for (const { entry, following } of removed) {
    const key = entryKey(entry);
    if (rows.some((row) => row.key === key)) continue;
    const next = rows.findIndex(
      (row) => row.key === following.find((each) => rows.some((other) => other.key === each)),
    );
    rows.splice(next < 0 ? rows.length : next, 0, { key, entry, isRemoved: true });
  }
  return rows;
}

/** A removed book with the keys of the rows after it. */
export function removedFrom(rows: readonly BasketRow[], entry: BasketEntry): RemovedEntry {
  const index = rows.findIndex((row) => row.key === entryKey(entry));
  return { entry, following: rows.slice(index + 1).map((row) => row.key) };
}

/** Puts a removed book back at its former place. */
export function putBack(basket: BasketPort, { entry, following }: RemovedEntry): void {
  const now = basket.entries();
  const next = following.find((key) => now.some((other) => entryKey(other) === key));
  const index = now.findIndex((other) => entryKey(other) === next);
  // `BasketPort` only appends: the entries after the book are removed and added again.
  const after = index < 0 ? [] : now.slice(index);
  for (const other of after) basket.remove(other);
  for (const other of [entry, ...after]) basket.add(other);
}
