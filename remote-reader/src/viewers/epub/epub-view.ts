import type { View } from '../contract/viewer.contract.ts';
import { DEFAULT_FONT_SCALE, FONT_ZOOM } from '../zoom/zoom-steps.ts';
import { writeCfi } from './book/cfi.ts';
import {
  currentEntry,
  nextChapter,
  type PageOfAnchor,
  type PagePosition,
  previousChapter,
} from './book/chapters.ts';
import type { EpubBook } from './book/epub-book.ts';
import { progressOf } from './book/progress.ts';
import type { SegmentLayout } from './layout/segment-layout.contract.ts';

/** A page and its turn. */
export interface TurnedPage extends PagePosition {
  /** The number of page turns before it. */
  readonly turn: number;
}

/** The segment of a page. */
export interface ViewedSegment {
  /** Undefined while the segment is not loaded. */
  readonly layout: Pick<SegmentLayout, 'pageCount' | 'firstOn'> | undefined;
  readonly pageOfAnchor: PageOfAnchor;
  readonly isDamaged?: boolean | undefined;
  /** Font size. */
  readonly fontScale: number;
}

/** Describes a page of a book to the user interface. */
export function viewOf(
  shown: TurnedPage,
  { order, contents }: Pick<EpubBook, 'order' | 'contents'>,
  { layout, pageOfAnchor, fontScale, isDamaged = false }: ViewedSegment,
): View {
  const { index, page, turn } = shown;
  const path = order.items[index]?.path ?? '';
  const pageCount = layout?.pageCount ?? 1;
  const first = layout?.firstOn(page);
  return {
    place: first ? `${path}#${writeCfi(index, first)}` : path,
    page: page + 1,
    pageCount,
    turn,
    pageLabel: undefined,
    entry: currentEntry(contents, shown, pageOfAnchor),
    isDamaged,
    file: path,
    progress: progressOf(order.items, index, (page + 1) / pageCount),
    scale: fontScale,
    fits: fontScale === DEFAULT_FONT_SCALE,
    can: {
      firstPage: index !== order.first || page > 0,
      lastPage: index !== order.last || page < pageCount - 1,
      previousPage: page > 0 || order.before(index) !== undefined,
      nextPage: page < pageCount - 1 || order.after(index) !== undefined,
      previousChapter: previousChapter(contents, shown, pageOfAnchor) !== undefined,
      nextChapter: nextChapter(contents, shown, pageOfAnchor) !== undefined,
      zoomIn: fontScale < FONT_ZOOM.max,
      zoomOut: fontScale > FONT_ZOOM.min,
    },
  };
}
