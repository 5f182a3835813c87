import type { ActiveFacets, HostContext } from '@leeszaal/shared-contracts';
import { isSameFacets } from '../criteria/compare-searches.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { createFollow } from './follow-search.ts';
import type { KeptEntry } from './kept-results.ts';
import { createRequestPage } from './module/request-page.ts';
import { createModuleCalls } from './module-calls.ts';
import { createModuleSearches } from './module-searches.ts';
import type { PageMemory } from './page-memory.ts';
import { clearPending, type ResultsEntry, type Store, searchAtom } from './search-atoms.ts';

/** Runs the search of the address in all modules. */
export interface SearchController {
  /**
   * Brings the results in line with an address, with as few calls as possible. Another question or another press on
   * *Search* is a new search, unless the results of its entry were kept (`docs/decisions.md` 83). Another order or
   * other facets keep totals and selection (`docs/decisions.md` 22, 24). Another tab makes no call.
   *
   * @returns whether the search is new
   */
  follow(linked: LinkedSearch, entry: Omit<ResultsEntry, 'isRecalled'>): boolean;
  /** Changes facets that are not in the address, as on All results. */
  changeFacets(connection: number, change: (facets: ActiveFacets) => ActiveFacets): void;
  /** Requests the next page; does nothing while a page is loading or after the last one. */
  loadMore(connection: number): void;
  /** Searches again after an error, and loads as many pages as before (`docs/decisions.md` 18). */
  retry(connection: number): void;
  /**
   * Call when the person leaves the results for another screen of the catalogue. Calls may complete; a failure opens
   * no dialog (`docs/decisions.md` 48), and the results show it with *Try again*.
   */
  leave(): void;
  /** Keeps the results for a return to their entry. */
  keep(): void;
}

/** Creates the controller of a mount, and fills its store with the last kept results. */
export function createSearchController(
  host: HostContext,
  store: Store,
  { results, places }: PageMemory,
): SearchController {
  const calls = createModuleCalls(host.signal);
  const searches = createModuleSearches(store, calls, createRequestPage(host));
  const isBuying = () => host.basket.entries().length > 0;
  const keep = () => results.keep(store, isBuying());
  const recall = (entry?: KeptEntry) => results.recall(store, isBuying(), entry);
  recall();
  return {
    follow: createFollow({ host, store, calls, searches, places, keep, recall }),
    changeFacets(connection, change) {
      const search = store.get(searchAtom);
      const { active } = searches.stateOf(connection);
      const facets = change(active);
      if (!search || isSameFacets(active, facets)) return;
      clearPending(store, connection);
      searches.refine(connection, search.criteria, facets);
    },
    loadMore(connection) {
      const search = store.get(searchAtom);
      if (search) searches.loadMore(connection, search.criteria);
    },
    retry(connection) {
      const search = store.get(searchAtom);
      const before = searches.stateOf(connection);
      if (!search || before.kind !== 'error') return;
      searches.run(connection, search.criteria, before.active, { depth: before.depth });
    },
    leave: calls.leave,
    keep,
  };
}
