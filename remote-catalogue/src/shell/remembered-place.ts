import type { VirtualItem } from '@tanstack/react-virtual';

/** Where the person was on a page: on results, home or a shelf. */
export interface Place {
  /** How far the page was scrolled, px. */
  readonly scrollY: number;
  /** The cards' measured heights, so that the page has its old height at once. */
  readonly measurements: readonly VirtualItem[];
  /** The publication whose card had the focus last. */
  readonly focused: number | undefined;
  /** The page of the carousel on home, from 0. */
  readonly carouselPage: number;
}

const BEGINNING: Place = { scrollY: 0, measurements: [], focused: undefined, carouselPage: 0 };

/** How many pages are remembered; each holds a height for every loaded card. */
const PAGES_KEPT = 20;

/** By the id of the page; the one that was changed last is the last. */
const places = new Map<string, Place>();

/** The place on a page, if it is remembered. */
export function placeOn(id: string): Place | undefined {
  return places.get(id);
}

/** Remembers some of the place on a page; the page that was left longest ago is forgotten. */
export function rememberPlace(id: string, part: Partial<Place>): void {
  const before = placeOn(id);
  places.delete(id);
  places.set(id, { ...BEGINNING, ...before, ...part });
  const [oldest] = places.keys();
  if (places.size > PAGES_KEPT && oldest !== undefined) places.delete(oldest);
}

/** A search that the person asks for begins at the top. */
export function forgetPlace(id: string): void {
  places.delete(id);
}
