/** Thumbnails in a row (`docs/behaviour.md` R9). */
export const PER_ROW = 3;

/**
 * The page that a key moves to in the grid, from 1; undefined for other keys.
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
