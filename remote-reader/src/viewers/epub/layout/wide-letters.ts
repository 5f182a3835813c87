import { WIDE_LETTERS } from '../sanitise/css/book-css.ts';

/** Visible ASCII characters, and the distance to their full-width forms. */
const NARROW = /[!-~]/g;
const TO_WIDE = 0xfee0;

/** Converts a text to full-width forms; each character stays one UTF-16 unit. */
export const widened = (text: string): string =>
  text.replaceAll(NARROW, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_WIDE));

/**
 * Emulates `text-transform: full-width` in browsers without it. The book's styles must be applied.
 *
 * @param styles of the book
 */
export function widenLetters(document: Document, styles: readonly string[]): void {
  const isAsked =
    styles.some((css) => css.includes(`${WIDE_LETTERS}:on`)) ||
    document.querySelector(`[style*="${WIDE_LETTERS}"]`) !== null;
  const view = document.defaultView;
  if (!isAsked || view === null || view.CSS?.supports('text-transform', 'full-width')) return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const { parentElement: parent } = text;
    if (!parent || text.data.trim() === '') continue;
    const asked = view.getComputedStyle(parent).getPropertyValue(WIDE_LETTERS).trim();
    if (asked === 'on') text.data = widened(text.data);
  }
}
