import type { VirtualItem } from '@tanstack/react-virtual';

/** The person's place on a page: results, home or a shelf. */
export interface Place {
  /** In px. */
  readonly scrollY: number;
  /** The measured heights of cards, which restore the height of the page at once. */
  readonly measurements: readonly VirtualItem[];
  /** The publication whose card, or row of an edition, was focused last. */
  readonly focused: number | undefined;
  /** The page of the carousel on home, from 0. */
  readonly carouselPage: number;
}

/** The places on recent pages, by the id of the page. */
export interface Places {
  at(id: string): Place | undefined;
  /** Changes parts of a place; drops the least recently changed page if there are too many. */
  remember(id: string, part: Partial<Place>): void;
  /** Forgets a page, which then begins at its top. */
  forget(id: string): void;
}

const BEGINNING: Place = { scrollY: 0, measurements: [], focused: undefined, carouselPage: 0 };

/** The maximum number of places; each has a height for every loaded card. */
const PAGES_KEPT = 20;

/** Creates an empty memory of places. */
export function createPlaces(): Places {
  /** Least recently changed first. */
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
