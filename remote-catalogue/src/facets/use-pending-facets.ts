import type { ActiveFacets, FacetName, YearRange } from '@leeszaal/shared-contracts';
import { useAtom } from 'jotai';
import { useCallback } from 'react';
import type { PendingFacets } from '../search/search-atoms.ts';
import { pendingAtom } from '../search/search-atoms.ts';
import { enterValue, nothingPending, toggleValue } from './facet-choice.ts';
import { chooseYears } from './year-choice.ts';

/** The pending facet changes of a connection, and functions to change them. */
export function usePendingFacets(connection: number, active: ActiveFacets) {
  const [all, setAll] = useAtom(pendingAtom);
  const change = useCallback(
    (next: (before: PendingFacets) => PendingFacets) =>
      setAll((before) =>
        new Map(before).set(connection, next(before.get(connection) ?? nothingPending)),
      ),
    [setAll, connection],
  );
  const clear = useCallback(() => change(() => nothingPending), [change]);
  const toggle = useCallback(
    (facet: FacetName, value: string) =>
      change((before) => toggleValue(active, before, facet, value)),
    [change, active],
  );
  const enter = useCallback(
    (facet: FacetName, text: string) => change((before) => enterValue(active, before, facet, text)),
    [change, active],
  );
  const choose = useCallback(
    (range: YearRange) => change((before) => chooseYears(active, before, range)),
    [change, active],
  );
  return { pending: all.get(connection) ?? nothingPending, clear, toggle, enter, choose };
}
