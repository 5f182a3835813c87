import { type AnyPart, definePart } from '@leeszaal/remote-kit/parts';
import type { HostContext } from '@leeszaal/shared-contracts';
import { detailPart } from './detail/detail-part.ts';
import { advancedPart } from './search-bar/advanced-part.ts';
import { screenOf } from './shell/screen-of.ts';
import { suggestionsPart } from './suggestions/suggestions-part.ts';

/*
 * Chunks that home does without, so that it renders soon. They are prefetched after that
 * (`usePrefetch`).
 */

/** The results of a search, with facets, cards and selection. */
export const resultsPart = definePart(
  async () => (await import('./results/results-route.component.tsx')).ResultsRoute,
);

/** The bookshelves. */
export const bookshelfPart = definePart(
  async () => (await import('./bookshelf/bookshelf-screen.component.tsx')).BookshelfScreen,
);

/** A record at its permanent address. */
export const recordPart = definePart(
  async () => (await import('./record/record-screen.component.tsx')).RecordScreen,
);

/** All chunks, in the likely order of use. */
export const PARTS: readonly AnyPart[] = [
  suggestionsPart,
  advancedPart,
  resultsPart,
  detailPart,
  bookshelfPart,
  recordPart,
];

/** Loads the chunk of the first screen, before the mount. */
export async function loadScreen({ navigation, library }: HostContext): Promise<void> {
  const { settings } = library.current();
  switch (screenOf(navigation.current().pathname)) {
    case 'home':
      // The panel is part of the page: loading it later would move content below.
      if (settings.showAdvancedSearchOnHome === true) await advancedPart.load();
      return;
    case 'results':
      await resultsPart.load();
      return;
    case 'bookshelf':
      await bookshelfPart.load();
      return;
    case 'record':
      await Promise.all([recordPart.load(), detailPart.load()]);
      return;
    case 'none':
      return;
  }
}
