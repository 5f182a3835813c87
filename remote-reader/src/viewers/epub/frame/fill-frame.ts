import { BUNDLE_STYLES } from '../flow/bundles.ts';
import { createSheet } from '../layout/add-sheet.ts';
import { BOOK_DEFAULTS } from '../layout/page-styles.ts';
import { DEFAULT_FACES } from '../look/typefaces.ts';
import type { StyleText } from './style-library.ts';

/**
 * Moves a sanitised segment into the empty page of a frame, node by node: it is never markup again.
 * The policy that the page began with stays in force.
 *
 * @param own sheets of ours that come behind those of the book. With each one that is added later a
 *   browser looks through all that the page holds.
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
