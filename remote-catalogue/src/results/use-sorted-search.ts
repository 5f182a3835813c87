import { useHost } from '@leeszaal/shared-contracts/react';
import { useCallback } from 'react';
import type { Criteria } from '../criteria/criteria.ts';
import { type LinkedSearch, resultsPath } from '../criteria/shared-query.ts';
import { entryState } from '../shell/entry-state.ts';

/** Runs the search again in another order, which then stands in the address (`docs/decisions.md` 24). */
export function useSortedSearch(
  search: LinkedSearch,
): (order: Partial<Pick<Criteria, 'sortField' | 'sortOrder'>>) => void {
  const { navigation } = useHost();
  return useCallback(
    (order) => {
      const criteria = { ...search.criteria, ...order };
      const state = entryState(navigation.current());
      navigation.navigate(resultsPath({ ...search, criteria }), { replace: true, state });
    },
    [search, navigation],
  );
}
