import type { Move } from '../../contract/viewer.contract.ts';
import {
  nextChapter,
  type PageOfAnchor,
  type PagePosition,
  previousChapter,
} from '../book/chapters.ts';
import type { BookPlace, EpubBook } from '../book/epub-book.ts';
import { type Spot, spotOfFragment } from './epub-spot.ts';
import type { Target } from './resolve-target.ts';

/** The reader's position before a move. */
export interface Position {
  readonly shown: PagePosition | undefined;
  /** The requested page, from which further moves continue. */
  readonly target: Target | undefined;
  /** The marked texts, for moves to a hit. */
  readonly marked: readonly string[];
  /** The known pages of anchors in a segment. */
  readonly pageOfAnchor: (index: number) => PageOfAnchor;
}

/** The target of a place. */
export function targetOfPlace({ index, fragment }: BookPlace): Target {
  return { index, spot: spotOfFragment(fragment), pages: 0 };
}

/** The beginning of the book. */
export function firstTarget({ order }: Pick<EpubBook, 'order'>): Target {
  return { index: order.first, spot: { at: 'start' }, pages: 0 };
}

/** The target of a move; undefined if it leads nowhere. */
export function targetOfMove(
  move: Move,
  { order, contents, placeOfLink }: Pick<EpubBook, 'order' | 'contents' | 'placeOfLink'>,
  position: Position,
): Target | undefined {
  const at = positionOf(position, order.first);
  const pageOf = position.pageOfAnchor(at.index);
  const to = (index: number | undefined, spot: Spot) =>
    index === undefined ? undefined : { index, spot, pages: 0 };
  const toPlace = (place: BookPlace | undefined) => place && targetOfPlace(place);
  switch (move.to) {
    case 'link':
      return toPlace(placeOfLink(move.link));
    case 'hit':
      return to(order.indexOf(move.file), {
        at: 'text',
        texts: position.marked,
        nth: move.nth ?? 0,
      });
    case 'page':
      return to(at.index, { at: 'page', page: move.page - 1 });
    case 'next-page':
      return turned(1, position);
    case 'previous-page':
      return turned(-1, position);
    case 'first-page':
      return firstTarget({ order });
    case 'last-page':
      return to(order.last, { at: 'end' });
    case 'next-chapter':
      return toPlace(nextChapter(contents, at, pageOf));
    case 'previous-chapter':
      return toPlace(previousChapter(contents, at, pageOf));
  }
}

/** The requested segment, whose page is unknown, else the shown page. */
function positionOf({ target, shown }: Position, first: number): PagePosition {
  if (target) return { index: target.index, page: 0 };
  return shown ?? { index: first, page: 0 };
}

/** Turns pages from the requested page, else from the shown one. */
function turned(pages: number, { target, shown }: Position): Target | undefined {
  if (target) return { ...target, pages: target.pages + pages };
  return shown && { index: shown.index, spot: { at: 'page', page: shown.page }, pages };
}
