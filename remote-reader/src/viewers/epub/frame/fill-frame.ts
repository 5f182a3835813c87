import { addSheet } from '../layout/add-sheet.ts';
import { BUNDLE_STYLES, bundleChildren } from '../layout/bundles.ts';
import { BOOK_DEFAULTS } from '../layout/page-styles.ts';
import type { StyleText } from './style-library.ts';

/**
 * Moves a sanitised segment into the empty page of a frame, node by node: it is never markup again.
 * The policy that the page began with stays in force.
 */
export function fillFrame(page: Document, segment: Document, styles: readonly StyleText[]): void {
  addSheet(page, BOOK_DEFAULTS + BUNDLE_STYLES);
  for (const { css, media } of styles) addSheet(page, css, media);
  page.replaceChild(page.adoptNode(segment.documentElement), page.documentElement);
  bundleChildren(page, styles);
}
