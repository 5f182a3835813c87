import type { HostContext } from '@leeszaal/shared-contracts';
import {
  isLaterPress,
  isSameFacets,
  isSameOrder,
  isSameSearch,
} from '../criteria/compare-searches.ts';
import { openConnection } from '../criteria/resolve-link.ts';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { EMPTY_SELECTION } from '../selection/selection.ts';
import { selectionAtom } from '../selection/selection-atom.ts';
import type { Places } from '../shell/places.ts';
import type { KeptEntry } from './kept-results.ts';
import type { ModuleCalls } from './module-calls.ts';
import type { ModuleSearches } from './module-searches.ts';
import { NO_OPEN_WORKS, openWorksAtom } from './open-works-atom.ts';
import {
  clearPending,
  entryAtom,
  pendingAtom,
  type ResultsEntry,
  type Store,
  searchAtom,
} from './search-atoms.ts';
import { restoreResults, type StoredResults, takeStoredResults } from './stored-results.ts';

/** The dependencies of `createFollow`, all of one mount. */
export interface FollowParts {
  readonly host: Pick<HostContext, 'library' | 'storage'>;
  readonly store: Store;
  readonly calls: ModuleCalls;
  readonly searches: ModuleSearches;
  readonly places: Places;
  /** Keeps the results of the store for their entry. */
  readonly keep: () => void;
  /** Gives the store the results that were kept for an entry; returns whether there were any. */
  readonly recall: (entry: KeptEntry) => boolean;
}

/** Creates {@link SearchController.follow}. */
export function createFollow({ host, store, calls, searches, places, keep, recall }: FollowParts) {
  const modules = () => host.library.current().modules;
  /** The results before a reload of the page; the first search restores them. */
  let stored = takeStoredResults(host.storage.session);

  function begin(linked: LinkedSearch, reloaded: StoredResults | undefined): void {
    store.set(searchAtom, linked);
    store.set(pendingAtom, new Map());
    store.set(selectionAtom, EMPTY_SELECTION);
    store.set(openWorksAtom, NO_OPEN_WORKS);
    if (reloaded) restoreResults(store, places, reloaded);
    const pages = new Map(reloaded?.pages);
    for (const { connection } of modules()) {
      const facets = connection === linked.connection ? linked.facets : {};
      searches.run(connection, linked.criteria, facets, { depth: pages.get(connection) ?? 1 });
    }
  }

  /** Searches the modules whose order or facets differ from the address, and those without an answer. */
  function refine(linked: LinkedSearch, isSorted: boolean): void {
    const open = openConnection(linked, modules());
    for (const { connection } of modules()) {
      const before = searches.stateOf(connection);
      const facets = connection === open ? linked.facets : before.active;
      const isFiltered = isSameFacets(before.active, facets);
      if (isSorted && isFiltered && before.kind !== 'initial') continue;
      if (!isFiltered) clearPending(store, connection);
      searches.refine(connection, linked.criteria, facets);
    }
  }

  /**
   * The search of the address, if the store has its results or recalls them for the screen. Results of a later press
   * on *Search* answer an earlier one that has none.
   */
  function present(linked: LinkedSearch, screen: string): LinkedSearch | undefined {
    const shown = store.get(searchAtom);
    if (shown && isSameSearch(shown, linked)) return shown;
    if (shown) keep();
    if (!recall({ screen, linked })) {
      return shown && isLaterPress(shown, linked) ? shown : undefined;
    }
    calls.abortAll();
    store.set(pendingAtom, new Map());
    return store.get(searchAtom);
  }

  return (
    linked: LinkedSearch,
    { key, screen, address }: Omit<ResultsEntry, 'isRecalled'>,
  ): boolean => {
    calls.arrive();
    const shown = store.get(entryAtom);
    const previous = store.get(searchAtom);
    const before = present(linked, screen);
    // Kept results of the same question are recalled as well.
    const isBack = shown === undefined || shown.key === key;
    const isRecalled = before !== undefined && (isBack || before !== previous);
    const reloaded = stored?.key === key && stored.address === address ? stored : undefined;
    stored = undefined;
    store.set(entryAtom, {
      key,
      screen,
      address,
      isRecalled: isRecalled || reloaded !== undefined,
    });
    if (!before) {
      begin(linked, reloaded);
      return reloaded === undefined;
    }
    store.set(searchAtom, { ...linked, askedAt: linked.askedAt ?? before.askedAt });
    refine(linked, isSameOrder(before.criteria, linked.criteria));
    return false;
  };
}
