/**
 * The page that a typed text means (`docs/behaviour.md` R5): no number is the current page, too
 * small is the first, too large the last. A fraction is cut off.
 */
export function pageFromInput(text: string, current: number, pageCount: number): number {
  const typed = text.trim();
  const page = Math.trunc(Number(typed));
  if (typed === '' || Number.isNaN(page)) return current;
  return clampPage(page, pageCount);
}

/** The nearest page that the document has. */
export function clampPage(page: number, pageCount: number): number {
  return Math.max(1, Math.min(page, pageCount));
}
