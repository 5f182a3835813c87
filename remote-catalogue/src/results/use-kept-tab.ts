import { useHost, useHostLocation } from '@leeszaal/remote-kit/react';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import type { LinkedSearch } from '../criteria/shared-query.ts';
import { entryAtom, modulesAtom } from '../search/search-atoms.ts';
import { useSearchChanges } from '../search/use-search-changes.ts';
import { entryState } from '../shell/entry-state.ts';
import { hasNoResults } from './module-count.ts';

/**
 * Opens All results if the tab that a search kept has no results (`docs/decisions.md` 84). Decides once for each
 * search, when the connection has answered.
 */
export function useKeptTab({ connection }: LinkedSearch): void {
  const { navigation } = useHost();
  const location = useHostLocation();
  const { openTab } = useSearchChanges();
  const state = useAtomValue(modulesAtom).get(connection ?? -1);
  const decided = useRef<string>(undefined);
  const { isTabKept } = entryState(location);
  const { key } = location;
  // Before the controller follows the address, the results are those of the previous search.
  const isFollowed = useAtomValue(entryAtom)?.key === key;
  const isSettled = isFollowed && (state?.kind === 'ready' || state?.kind === 'error');
  const isEmpty = isSettled && (state.kind === 'error' || hasNoResults(state));
  useLayoutEffect(() => {
    if (!isTabKept || !isSettled || decided.current === key) return;
    decided.current = key;
    if (isEmpty && navigation.current().key === key) openTab(undefined);
  }, [navigation, openTab, key, isTabKept, isSettled, isEmpty]);
}
