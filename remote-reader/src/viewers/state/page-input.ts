/**
 * The page that a text means (`docs/behaviour.md` R5): the current one if it is no number, else the nearest
 * page. A fraction is cut off.
 */
export function pageFromInput(text: string, current: number, pageCount: number): number {
  const typed = text.trim();
  const page = Math.trunc(Number(typed));
  if (typed === '' || Number.isNaN(page)) return current;
  return clampPage(page, pageCount);
}

/** The nearest existing page. */
export function clampPage(page: number, pageCount: number): number {
  return Math.max(1, Math.min(page, pageCount));
}
