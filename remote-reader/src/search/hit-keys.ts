/** By how many items the Page keys move the focus. */
const PAGE = 8;

/**
 * The item of a list that a key leads to from another, all counted from 0.
 *
 * @returns undefined for a key that the list does not answer
 */
export function hitOfKey(key: string, from: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + PAGE,
    PageUp: from - PAGE,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target));
}
