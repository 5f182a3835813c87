import type { SpineItem } from '@leeszaal/shared-contracts';
import { addSheet } from '../css/add-sheet.ts';
import { fitWide, type Wide } from '../fit/fit-wide.ts';
import { flowOf } from '../flow/flow.ts';
import { mainElement } from '../flow/main-element.ts';
import { fillFrame } from '../frame/fill-frame.ts';
import { openFrame } from '../frame/open-frame.ts';
import type { SegmentFrame } from '../frame/segment-frame.ts';
import type { StyleText } from '../frame/style-library.ts';
import { FixedSegment } from '../layout/fixed-segment.ts';
import type { Metrics } from '../layout/segment-layout.contract.ts';
import { lookStyles } from '../look/look-styles.ts';
import { cutPage, mapBody } from './cut-page.ts';
import { picturesReady } from './pictures-ready.ts';
import { SHEET, sheetStyles } from './print-styles.ts';

/** A page copied from its segment, without a window. */
export interface PageCopy {
  readonly document: Document;
  readonly styles: readonly StyleText[];
  readonly item: SpineItem;
  /** Of its layout. */
  readonly metrics: Metrics;
}

/**
 * Prepares to copy pages of a segment. All are measured at once: a resize between two pages would lose words.
 *
 * @param first page, from 0
 * @param last page, exclusive
 */
export function copyPages(
  frame: SegmentFrame,
  item: SpineItem,
  first: number,
  last: number,
): (page: number) => PageCopy {
  const { document: segment, layout, styles, metrics } = frame;
  const { documentElement: root, body } = segment;
  const parts = layout.partsOn(first, last);
  const map = mapBody(body);
  return (page) => {
    const copy = document.implementation.createHTMLDocument('');
    const html = copy.importNode(root, false);
    const cut = cutPage(body, parts[page - first] ?? new Map(), map, copy);
    html.append(copy.createElement('head'), cut);
    copy.replaceChild(html, copy.documentElement);
    return { document: copy, styles, item, metrics };
  };
}

/**
 * Puts a page on a sheet, in a frame without scripts; resolves when it is complete.
 *
 * @param sheet element of the sheet's size
 */
export async function makeSheet(
  sheet: HTMLElement,
  copy: PageCopy,
  root: string,
  title: string,
  signal: AbortSignal,
): Promise<void> {
  const { element, page } = await openFrame({ parent: sheet, title, root }, signal);
  fillFrame(page, copy.document, copy.styles);
  if (copy.item.layout === 'fixed') {
    new FixedSegment(element, page, copy.item).arrangeWhole({
      ...copy.metrics,
      size: SHEET,
      fontScale: 1,
    });
    await picturesReady(page);
  } else await layOut(element, page, copy.metrics);
  signal.throwIfAborted();
}

/** The factor by which a page is scaled down until it fits. */
const SMALLER = 0.96;
const SMALLEST = 0.2;

/** Lays the page out and scales it down until it fits: the screen may be larger than a sheet. */
async function layOut(
  frame: HTMLIFrameElement,
  page: Document,
  { fontScale, look }: Metrics,
): Promise<void> {
  // Prints are always on white paper.
  addSheet(page, lookStyles({ ...look, theme: 'paper' }));
  const styles = addSheet(page, '');
  const wide = [...page.body.querySelectorAll<Wide>('table, math')];
  const { writingMode, direction } = getComputedStyle(mainElement(page.body));
  const vertical = flowOf({ writingMode, direction }) === 'downwards';

  const fits = (scale: number): boolean => {
    const width = Math.floor(SHEET.width / scale);
    const height = Math.floor(SHEET.height / scale);
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: `scale(${scale})`,
    });
    styles.replaceSync(sheetStyles({ writingMode, direction, fontScale, width, height }));
    fitWide(wide, { vertical, across: vertical ? width : height, fontScale });
    const box = page.documentElement.getBoundingClientRect();
    return vertical ? box.width <= width : box.height <= height;
  };

  fits(1);
  await picturesReady(page);
  let scale = 1;
  while (!fits(scale) && scale > SMALLEST) scale *= SMALLER;
}
