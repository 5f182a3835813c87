import { useLibrary } from '@leeszaal/remote-kit/react';
import { useAtomValue } from 'jotai';
import { modulesAtom } from '../search/search-atoms.ts';

/** The most other connections that are named. */
const NAMED_AT_MOST = 5;

/** A connection that found something, and how much. */
export interface OtherHits {
  readonly connection: number;
  readonly name: string;
  readonly count: number;
}

/** The connections that found something for the search on the screen, most hits first; it requests nothing. */
export function useOtherHits(): readonly OtherHits[] {
  const { modules } = useLibrary();
  const states = useAtomValue(modulesAtom);
  return modules
    .flatMap(({ connection, name }): OtherHits[] => {
      const state = states.get(connection);
      if (state?.kind !== 'ready' || !state.filtered) return [];
      return [{ connection, name, count: state.filtered }];
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, NAMED_AT_MOST);
}
