import type { VirtualItem } from '@tanstack/react-virtual';

/** Where the person was on a page: on results, home or a shelf. */
export interface Place {
  /** How far the page was scrolled, px. */
  readonly scrollY: number;
  /** The measured heights of the cards, so that the page has its old height at once. */
  readonly measurements: readonly VirtualItem[];
  /** The publication whose card had the focus last. */
  readonly focused: number | undefined;
  /** The page of the carousel on home, from 0. */
  readonly carouselPage: number;
}

/** The places on the pages that were visited last, by the id of the page. */
export interface Places {
  at(id: string): Place | undefined;
  /** Changes a part of the place on a page. The least recently changed page is dropped. */
  remember(id: string, part: Partial<Place>): void;
  /** A search that the person asks for begins at the top. */
  forget(id: string): void;
}

const BEGINNING: Place = { scrollY: 0, measurements: [], focused: undefined, carouselPage: 0 };

/** How many pages are remembered; each holds a height for every loaded card. */
const PAGES_KEPT = 20;

/** Creates an empty memory of places. */
export function createPlaces(): Places {
  /** In the order of their last change. */
  const places = new Map<string, Place>();
  return {
    at: (id) => places.get(id),
    remember(id, part) {
      const before = places.get(id);
      places.delete(id);
      places.set(id, { ...BEGINNING, ...before, ...part });
      const [oldest] = places.keys();
      if (places.size > PAGES_KEPT && oldest !== undefined) places.delete(oldest);
    },
    forget(id) {
      places.delete(id);
    },
  };
}
