/** Covers per page of the carousel (`docs/behaviour.md` C9). */
export const PAGE_SIZE = 10;

/** One page of a list; `first` and `last` count from one. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly first: number;
  readonly last: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** A page of a list; pages count from zero. */
export function pageOf<T>(list: readonly T[], page: number, size = PAGE_SIZE): ListPage<T> {
  const start = page * size;
  const items = list.slice(start, start + size);
  return {
    items,
    first: start + 1,
    last: start + items.length,
    hasPrevious: page > 0,
    hasNext: start + size < list.length,
  };
}

/** The last page of a list, from zero. */
export function lastPageOf(list: readonly unknown[], size = PAGE_SIZE): number {
  return Math.max(0, Math.ceil(list.length / size) - 1);
}
