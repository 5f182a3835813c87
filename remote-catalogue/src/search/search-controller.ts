import type { ActiveFacets, HostContext } from '@leeszaal/shared-contracts';
import { isSameFacets } from '../criteria/compare-searches.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { createAskModule } from './ask-module.ts';
import { createFollow } from './follow-search.ts';
import type { KeptEntry } from './kept-results.ts';
import { createModuleCalls } from './module-calls.ts';
import { createModuleSearches } from './module-searches.ts';
import type { PageMemory } from './page-memory.ts';
import type { ResultsEntry } from './results-entry.contract.ts';
import { clearPending, type Store, searchAtom } from './search-atoms.ts';

/** Carries out the search of the address, in all modules. */
export interface SearchController {
  /**
   * Makes the results agree with the search of an address, with no more calls than that needs. Another question,
   * or another press on *Search*, is a new search, unless the results of its entry were kept
   * (`docs/decisions.md` 83). Another order or other facets keep totals and selection (`docs/decisions.md` 22,
   * 24). Another tab makes no call.
   *
   * @returns whether it is a new search
   */
  follow(linked: LinkedSearch, entry: Omit<ResultsEntry, 'isRecalled'>): boolean;
  /** Changes the facets of a connection whose facets are not in the address. */
  changeFacets(connection: number, change: (facets: ActiveFacets) => ActiveFacets): void;
  /** Requests the next page; does nothing while one is loading, or when there is none. */
  loadMore(connection: number): void;
  /** Searches again after an error, as many pages as were shown (`docs/decisions.md` 18). */
  retry(connection: number): void;
  /**
   * The results are left for another screen of the catalogue: calls may complete, but the person is not asked
   * to try them again (`docs/decisions.md` 48). A failure shows later, with *Try again*.
   */
  leave(): void;
  /** Keeps the results for the way back to their entry. */
  keep(): void;
}

/** Makes the controller of one mount; its store begins with the results that were kept last. */
export function createSearchController(
  host: HostContext,
  store: Store,
  { results, places }: PageMemory,
): SearchController {
  const calls = createModuleCalls(host.signal);
  const searches = createModuleSearches(store, calls, createAskModule(host));
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
