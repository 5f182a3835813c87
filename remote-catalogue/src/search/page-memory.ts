import { createPlaces, type Places } from '../shell/places.ts';
import { createKeptResults, type KeptResults } from './kept-results.ts';

/**
 * What outlives a mount of the catalogue, for as long as the page lives (`docs/decisions.md` 83). A login, a
 * logout or another client loads a new page.
 */
export interface PageMemory {
  readonly results: KeptResults;
  readonly places: Places;
}

/** Creates an empty memory; `remote.ts` owns the only one of a page. */
export function createPageMemory(): PageMemory {
  return { results: createKeptResults(), places: createPlaces() };
}
