import { useHost, useHostLocation } from '@leeszaal/shared-contracts/react';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { type LinkedSearch, resultsPath } from '../criteria/shared-query.ts';
import { entryAtom, modulesAtom } from '../search/search-atoms.ts';
import { entryState, withoutTab } from '../shell/entry-state.ts';
import { hasNoResults } from './module-count.ts';

/**
 * Opens All results where the tab that a search has kept has none (`docs/decisions.md` 84). It is decided once
 * for each search, when the connection has answered.
 */
export function useKeptTab(search: LinkedSearch): void {
  const { navigation } = useHost();
  const location = useHostLocation();
  const state = useAtomValue(modulesAtom).get(search.connection ?? -1);
  const decided = useRef<string>(undefined);
  const { isTabKept } = entryState(location);
  const { key } = location;
  // Until the controller has followed the address, the results are those of the search before.
  const isFollowed = useAtomValue(entryAtom)?.key === key;
  const isSettled = isFollowed && (state?.kind === 'ready' || state?.kind === 'error');
  const isEmpty = isSettled && (state.kind === 'error' || hasNoResults(state));
  useLayoutEffect(() => {
    if (!isTabKept || !isSettled || decided.current === key || search.connection === undefined)
      return;
    decided.current = key;
    if (!isEmpty) return;
    const here = navigation.current();
    if (here.key !== key) return;
    const all = resultsPath({ ...search, connection: undefined, facets: {} });
    navigation.navigate(all, { replace: true, state: withoutTab(entryState(here)) });
  }, [navigation, key, isTabKept, isSettled, isEmpty, search]);
}
