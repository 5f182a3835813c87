import type { BookStyle } from './book-style.ts';
import type { FlowPage } from './flow.ts';
import { INK, type PageDraft } from './page-draft.ts';
import { toWord, wordWidth } from './words.ts';

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A number in small roman numerals. */
export function roman(number: number): string {
  let rest = number;
  let numeral = '';
  for (const [value, letters] of ROMAN) {
    while (rest >= value) {
      numeral += letters;
      rest -= value;
    }
  }
  return numeral;
}

/** Draws running heads and folios: even pages carry the book, odd pages the chapter. */
export function drawHeads(
  pages: readonly FlowPage[],
  style: BookStyle,
  bookTitle: string,
  folioOf: (index: number) => string,
): void {
  for (const [index, { draft, head }] of pages.entries()) {
    const folio = folioOf(index);
    if (head === undefined) drawFoot(draft, style, folio);
    else drawHead(draft, style, index % 2 === 1 ? bookTitle : head, folio, index % 2 === 1);
  }
}

function drawHead(
  page: PageDraft,
  style: BookStyle,
  head: string,
  folio: string,
  even: boolean,
): void {
  const { left, measure, height, top } = style.page;
  const y = height - top + 20;
  const words = toWord(style.label.forms === 'smallCaps' ? head.toLowerCase() : head, style.label);
  const number = toWord(folio, {
    ...style.label,
    forms: 'text',
    tracking: 20,
    size: style.label.size + 0.6,
  });
  const right = left + measure;
  page.word(words, even ? right - wordWidth(words) : left, y, INK.grey);
  page.word(number, even ? left : right - wordWidth(number), y, INK.grey);
}

function drawFoot(page: PageDraft, style: BookStyle, folio: string): void {
  const { left, measure, height, top, depth } = style.page;
  const number = toWord(folio, {
    ...style.label,
    forms: 'text',
    tracking: 20,
    size: style.label.size + 0.6,
  });
  page.word(number, left + (measure - wordWidth(number)) / 2, height - top - depth - 26, INK.grey);
}
