/** Thumbnails in a row (`docs/behaviour.md` R 9). */
export const PER_ROW = 3;

/**
 * The page that a key leads to from a page of the grid; undefined where the key means nothing. Both
 * count from 1.
 */
export function pageOfKey(key: string, page: number, pageCount: number): number | undefined {
  const target = {
    ArrowLeft: page - 1,
    ArrowRight: page + 1,
    ArrowUp: page - PER_ROW,
    ArrowDown: page + PER_ROW,
    Home: 1,
    End: pageCount,
  }[key];
  if (target === undefined) return undefined;
  return target >= 1 && target <= pageCount ? target : page;
}
