import type { NewShelfItem, ShelfItem } from '@leeszaal/shared-contracts';

/** A removed item, which can be put back. */
export interface RemovedItem {
  readonly item: ShelfItem;
  /** The title or query, if known. */
  readonly name: string | undefined;
  /** The keys of the rows that followed it, nearest first. */
  readonly following: readonly string[];
  /**
   * `going` until the server has removed the item, then `gone`; `returning` while it is put back, which already shows
   * it on the shelf.
   */
  readonly phase: 'going' | 'gone' | 'returning';
}

/** A row of a shelf: an item, or the place of a removed one. */
export interface ShelfRow {
  readonly key: string;
  readonly item: ShelfItem;
  /** Set for the place of a removed item. */
  readonly removed: RemovedItem | undefined;
}

/** Removed items by their keys, in the order of removal. */
export type RemovedItems = ReadonlyMap<string, RemovedItem>;

/** Identifies an item by its content: an item that is put back gets another id from the server. */
export function itemKey({ type, data }: NewShelfItem): string {
  return JSON.stringify([type, data]);
}

/** The items of a shelf with the removed ones at their former places. */
export function shelfRows(items: readonly ShelfItem[], removed: RemovedItems): readonly ShelfRow[] {
  const rows: ShelfRow[] = items
    .map((item) => ({ key: itemKey(item), item, removed: undefined }))
    .filter(({ key }) => removed.get(key)?.phase !== 'going');
  for (const [key, entry] of removed) {
    if (rows.some((row) => row.key === key)) continue;
    const next = entry.following.find((each) => rows.some((row) => row.key === each));
    const index = next === undefined ? rows.length : rows.findIndex((row) => row.key === next);
    const isBack = entry.phase === 'returning';
    rows.splice(index, 0, { key, item: entry.item, removed: isBack ? undefined : entry });
  }
  return rows;
}

/** The keys of the rows after one of them. */
export function keysAfter(rows: readonly ShelfRow[], key: string): readonly string[] {
  return rows.slice(rows.findIndex((row) => row.key === key) + 1).map((row) => row.key);
}
