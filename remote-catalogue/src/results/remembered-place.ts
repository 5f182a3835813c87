import type { VirtualItem } from '@tanstack/react-virtual';

/** Where the person was on a results page. */
export interface Place {
  /** How far the page was scrolled, px. */
  readonly scrollY: number;
  /** The cards' measured heights, so that the page has its old height at once. */
  readonly measurements: readonly VirtualItem[];
  /** The publication whose card had the focus last. */
  readonly focused: number | undefined;
}

/** How many pages are remembered; each holds a height for every loaded card. */
const PAGES_KEPT = 20;

/** By address; the one that was changed last is the last. */
const places = new Map<string, Place>();

/** The place on a page, if it is remembered. */
export function placeOn(address: string): Place | undefined {
  return places.get(address);
}

/** Remembers some of the place on a page; the page that was left longest ago is forgotten. */
export function rememberPlace(address: string, part: Partial<Place>): void {
  const before = placeOn(address);
  places.delete(address);
  places.set(address, { scrollY: 0, measurements: [], focused: undefined, ...before, ...part });
  const [oldest] = places.keys();
  if (places.size > PAGES_KEPT && oldest !== undefined) places.delete(oldest);
}

/** A search that the person asks for begins at the top. */
export function forgetPlace(address: string): void {
  places.delete(address);
}
