import { createPlaces, type Places } from '../shell/places.ts';
import { createKeptResults, type KeptResults } from './kept-results.ts';

/**
 * State that outlives a mount of the catalogue, until the page is unloaded (`docs/decisions.md` 83). A login, a logout
 * and another client load a new page.
 */
export interface PageMemory {
  readonly results: KeptResults;
  readonly places: Places;
}

/** Creates an empty memory; `remote.ts` owns the one of the page. */
export function createPageMemory(): PageMemory {
  return { results: createKeptResults(), places: createPlaces() };
}
