import { useHost } from '@leeszaal/remote-kit/react';
import type { ActiveFacets, SearchModule } from '@leeszaal/shared-contracts';
import { useStore } from 'jotai';
import { useMemo } from 'react';
import { isSameQuestion } from '../criteria/compare-searches.ts';
import type { SearchOrder } from '../criteria/criteria.ts';
import {
  type Narrowing,
  withoutFacet,
  withoutFilters,
  withoutGroups,
  withoutNarrowing,
} from '../criteria/narrowing.ts';
import { openConnection } from '../criteria/resolve-link.ts';
import { type LinkedSearch, resultsPath } from '../criteria/shared-query.ts';
import { type EntryState, entryState, withoutTab } from '../shell/entry-state.ts';
import type { ModuleState } from './module/module-state.contract.ts';
import { modulesAtom, searchAtom } from './search-atoms.ts';
import { useDefaultCriteria } from './use-draft.ts';
import { useSearchController } from './use-search-controller.ts';

/** The search of the open tab, with the facets that are active there. */
export function searchOfTab(
  search: LinkedSearch,
  modules: readonly SearchModule[],
  states: ReadonlyMap<number, ModuleState>,
): LinkedSearch {
  const connection = openConnection(search, modules);
  if (connection === undefined) return search;
  return { ...search, connection, facets: states.get(connection)?.active ?? {} };
}

/**
 * How tabs, order, facets, chips and hints change the search on the screen: each writes an address
 * (`docs/decisions.md` 7). The returned object is stable.
 */
export function useSearchChanges() {
  const { library, navigation } = useHost();
  const controller = useSearchController();
  const defaults = useDefaultCriteria();
  const store = useStore();
  return useMemo(() => {
    const shown = () => {
      const search = store.get(searchAtom) ?? {
        criteria: defaults,
        connection: undefined,
        facets: {},
      };
      return searchOfTab(search, library.current().modules, store.get(modulesAtom));
    };
    const state = () => entryState(navigation.current());
    const go = (search: LinkedSearch, to: EntryState, replace = false) =>
      navigation.navigate(resultsPath(search), { replace, state: to });
    /** A new search: its entry has nothing of the present one. */
    const ask = (search: LinkedSearch) =>
      go(search, search.connection === undefined ? {} : { isTabKept: true });
    return {
      /** Opens the tab of a connection, or All results; replaces the history entry. */
      openTab(connection: number | undefined): void {
        const facets = store.get(modulesAtom).get(connection ?? -1)?.active ?? {};
        go({ ...shown(), connection, facets }, withoutTab(state()), true);
      },
      /** Changes the order of the results (`docs/decisions.md` 24); replaces the history entry. */
      sort(order: Partial<SearchOrder>): void {
        const search = shown();
        go({ ...search, criteria: { ...search.criteria, ...order } }, state(), true);
      },
      /** Applies the facets of a connection, and opens its tab. */
      filter: (connection: number, facets: ActiveFacets) =>
        go({ ...shown(), connection, facets }, withoutTab(state())),
      remove(narrowing: Narrowing): void {
        const search = shown();
        if (narrowing.kind !== 'facet' || search.connection !== undefined) {
          go(withoutNarrowing(search, narrowing, defaults), withoutTab(state()));
          return;
        }
        // The address of All results has no facets.
        controller.changeFacets(narrowing.connection, (facets) =>
          withoutFacet(facets, narrowing.group, narrowing.value),
        );
      },
      /** Removes all filters; query and order stay. */
      removeFilters(): void {
        const search = shown();
        const open = withoutFilters(search, defaults);
        const isSame = isSameQuestion(search.criteria, open.criteria);
        if (search.connection !== undefined || !isSame) {
          ask(open);
          return;
        }
        for (const { connection } of library.current().modules) {
          controller.changeFacets(connection, () => ({}));
        }
      },
      /**
       * Searches in place of a search that found nothing.
       *
       * @param withoutFacets the names of the facets that it takes off
       */
      helped(search: LinkedSearch, withoutFacets: readonly string[]): void {
        const isSame = isSameQuestion(search.criteria, shown().criteria);
        if (search.connection !== undefined && isSame) {
          go(search, withoutTab(state()));
          return;
        }
        if (!isSame) {
          ask(search);
          return;
        }
        for (const { connection } of library.current().modules) {
          controller.changeFacets(connection, (facets) => withoutGroups(facets, withoutFacets));
        }
      },
      /** Searches the query without corrections. */
      searchAsTyped(): void {
        const search = shown();
        ask({ ...search, criteria: { ...search.criteria, asTyped: search.criteria.query } });
      },
      searchFullText(): void {
        const search = shown();
        ask({ ...search, criteria: { ...search.criteria, context: 'metadataAndContent' } });
      },
    };
  }, [controller, defaults, library, navigation, store]);
}
