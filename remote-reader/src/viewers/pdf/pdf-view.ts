import type { AppearanceMetadata } from '@leeszaal/shared-contracts';
import type { View } from '../contract/viewer.contract.ts';
import { PAGE_ZOOM } from '../zoom/zoom-steps.ts';
import { linkOfPage } from './layers/page-link.ts';
import { entryOfPage, movesFrom, type PageOutline } from './page-moves.ts';

/** How a page is shown. */
export interface ViewedPage {
  readonly scale: number;
  /** Whether the scale is the automatic one. */
  readonly fits: boolean;
  /** The printed page numbers, where the document has its own. */
  readonly labels: AppearanceMetadata['pageLabels'];
}

/** Describes a page of a PDF to the user interface. */
export function viewOf(
  page: number,
  outline: PageOutline,
  { scale, fits, labels }: ViewedPage,
): View {
  return {
    place: linkOfPage(page),
    page,
    pageCount: outline.pageCount,
    turn: page,
    pageLabel: labels?.[page - 1] || undefined,
    entry: entryOfPage(page, outline),
    file: linkOfPage(page),
    progress: page / outline.pageCount,
    scale,
    fits,
    can: {
      ...movesFrom(page, outline),
      zoomIn: scale < PAGE_ZOOM.max,
      zoomOut: scale > PAGE_ZOOM.min,
    },
  };
}
