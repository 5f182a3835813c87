import type { Move } from '../../contract/viewer.contract.ts';
import {
  nextChapter,
  type PageOfAnchor,
  previousChapter,
  type Standpoint,
} from '../book/chapters.ts';
import type { BookPlace, EpubBook } from '../book/epub-book.ts';
import { type Spot, spotOfFragment } from './epub-spot.ts';
import type { Target } from './settle-target.ts';

/** Where somebody is who is about to move. */
export interface Position {
  /** What is shown. */
  readonly shown: Standpoint | undefined;
  /** What is on its way: further moves go on from there. */
  readonly target: Target | undefined;
  /** What is marked, for moves to a hit. */
  readonly marked: readonly string[];
  /** The page of an anchor in a segment, as far as it is known. */
  readonly pageOfAnchor: (index: number) => PageOfAnchor;
}

/** The beginning of what a place names. */
export function targetOfPlace({ index, fragment }: BookPlace): Target {
  return { index, spot: spotOfFragment(fragment), pages: 0 };
}

/** Where the book begins. */
export function firstTarget({ order }: Pick<EpubBook, 'order'>): Target {
  return { index: order.first, spot: { at: 'start' }, pages: 0 };
}

/** What a move leads to; undefined when there is nowhere to go. */
export function targetOfMove(
  move: Move,
  { order, contents, placeOfLink }: Pick<EpubBook, 'order' | 'contents' | 'placeOfLink'>,
  position: Position,
): Target | undefined {
  const at = standpointOf(position, order.first);
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

/** The segment on its way, of which no page is known yet; else what is shown. */
function standpointOf({ target, shown }: Position, first: number): Standpoint {
  if (target) return { index: target.index, page: 0 };
  return shown ?? { index: first, page: 0 };
}

/** So many pages from what is on its way, else from what is shown. */
function turned(pages: number, { target, shown }: Position): Target | undefined {
  if (target) return { ...target, pages: target.pages + pages };
  return shown && { index: shown.index, spot: { at: 'page', page: shown.page }, pages };
}
