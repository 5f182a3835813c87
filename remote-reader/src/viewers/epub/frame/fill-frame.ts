import { createSheet } from '../css/add-sheet.ts';
import { BUNDLE_STYLES } from '../flow/bundles.ts';
import { BOOK_DEFAULTS } from '../layout/page-styles.ts';
import { DEFAULT_FACES } from '../look/typefaces.ts';
import type { StyleText } from './style-library.ts';

/**
 * Moves the nodes of a sanitised segment into the empty document of a frame, whose policy stays in force.
 *
 * @param own our sheets behind the book's; adding one later makes the browser restyle the document
 */
export function fillFrame(
  page: Document,
  segment: Document,
  styles: readonly StyleText[],
  own: readonly CSSStyleSheet[] = [],
): void {
  page.adoptedStyleSheets = [
    createSheet(page, DEFAULT_FACES + BOOK_DEFAULTS + BUNDLE_STYLES),
    ...styles.map(({ css, media }) => createSheet(page, css, media)),
    ...own,
  ];
  page.replaceChild(page.adoptNode(segment.documentElement), page.documentElement);
}
