import type { VirtualItem } from '@tanstack/react-virtual';

/** Where somebody was on a results page. */
export interface Place {
  /** The address of the results. */
  readonly address: string;
  /** How far the page was scrolled, px. */
  readonly scrollY: number;
  /** The cards' measured heights, so that the page has its old height at once. */
  readonly measurements: readonly VirtualItem[];
  /** The publication whose card had the focus last. */
  readonly focused: number | undefined;
}

let place: Place | undefined;

/** The place on this page, if it is the one that was left last. */
export function placeOn(address: string): Place | undefined {
  return place?.address === address ? place : undefined;
}

/** Remembers some of the place on a page; on another page it starts anew. */
export function rememberPlace(address: string, part: Partial<Omit<Place, 'address'>>): void {
  const before = placeOn(address);
  place = { scrollY: 0, measurements: [], focused: undefined, ...before, ...part, address };
}

/** A search that somebody asks for begins at the top. */
export function forgetPlace(): void {
  place = undefined;
}
