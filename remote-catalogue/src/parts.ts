import type { HostContext } from '@leeszaal/shared-contracts';
import { detailPart } from './detail/detail-part.ts';
import { advancedPart } from './search-bar/advanced-part.ts';
import { type AnyPart, definePart } from './shell/part.ts';
import { screenOf } from './shell/screen-of.ts';

/*
 * What the first screen does without comes in files of its own, so that home stands soon; each is brought
 * ahead when home stands (`shell/use-parts-ahead.ts`).
 */

/** The results of a search, with facets, cards and selection. */
export const resultsPart = definePart(
  async () => (await import('./results/results-route.component.tsx')).ResultsRoute,
);

/** One's own shelves. */
export const bookshelfPart = definePart(
  async () => (await import('./bookshelf/bookshelf-screen.component.tsx')).BookshelfScreen,
);

/** All of them, in the order in which they are likely to be asked for. */
export const PARTS: readonly AnyPart[] = [advancedPart, resultsPart, detailPart, bookshelfPart];

/** Brings what the screen of the address is made of; without that there is nothing to mount. */
export async function loadScreen({ navigation, library }: HostContext): Promise<void> {
  const { settings } = library.current();
  switch (screenOf(navigation.current().pathname)) {
    case 'home':
      // It stands in the page there, and would move what is under it if it came later.
      if (settings.showAdvancedSearchOnHome === true) await advancedPart.load();
      return;
    case 'results':
      await resultsPart.load();
      return;
    case 'bookshelf':
      await bookshelfPart.load();
      return;
    case 'none':
      return;
  }
}
