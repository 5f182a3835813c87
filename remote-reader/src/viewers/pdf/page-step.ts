import type { Move } from '../contract/viewer.contract.ts';
import { type PageOutline, pageOfMove } from './page-moves.ts';

/** The part of a page that is shown first; `hit` counts the marked texts from 0. */
export type Scroll = 'top' | 'bottom' | { readonly hit: number };

/** Where a move leads to. */
export interface PageStep {
  readonly page: number;
  readonly scroll: Scroll;
}

/** The step that a move makes from a page; undefined when it leads nowhere. */
export function stepOf(move: Move, from: number, outline: PageOutline): PageStep | undefined {
  const page = pageOfMove(move, from, outline);
  if (page === undefined) return undefined;
  if (move.to === 'hit') return { page, scroll: { hit: move.nth ?? 0 } };
  return { page, scroll: move.to === 'previous-page' ? 'bottom' : 'top' };
}

/** The edge that a page is scrolled to; a hit is scrolled to later, when the text is there. */
export const edgeOf = (scroll: Scroll): 'top' | 'bottom' => (scroll === 'bottom' ? scroll : 'top');
