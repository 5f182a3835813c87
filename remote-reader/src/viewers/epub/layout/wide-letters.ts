import { WIDE_LETTERS } from '../sanitise/book-css.ts';

/** Visible signs of ASCII, and how far from them their full-width forms lie. */
const NARROW = /[!-~]/g;
const TO_WIDE = 0xfee0;

/** A text in letters as wide as ideographs; each sign stays one UTF-16 unit. */
export const widened = (text: string): string =>
  text.replaceAll(NARROW, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_WIDE));

/**
 * Sets in full-width letters what the book's styles ask to be, where the browser does not know
 * `text-transform: full-width`. The styles of the book must be in force.
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
