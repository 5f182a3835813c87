import type { AdvancedFieldName } from '@leeszaal/shared-contracts';
import { useAtomValue } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import { searchedTerms } from '../criteria/searched-terms.ts';
import { modulesAtom, searchAtom } from '../search/search-atoms.ts';

const NO_FIELDS: readonly AdvancedFieldName[] = [];
/** The fields whose rows are marked in a title. */
export const TITLE_FIELDS: readonly AdvancedFieldName[] = ['title'];

const NONE: readonly string[] = [];

/** Its value changes with the words alone, so cards seldom render. */
function alsoFoundAtom(connection: number) {
  return selectAtom(modulesAtom, (states) => {
    const state = states.get(connection);
    return (state?.kind === 'ready' ? state.alsoFound : undefined) ?? NONE;
  });
}

/** Its value changes with the search alone: a next page keeps the reading of the first one. */
function readingAtom(connection: number) {
  return selectAtom(modulesAtom, (states) => {
    const state = states.get(connection);
    return state?.kind === 'ready' ? state.reading : undefined;
  });
}

/** The terms to mark in results of a connection: those that were searched, and the words found for them. */
export function useMarkedTerms(
  connection: number,
  fields: readonly AdvancedFieldName[] = NO_FIELDS,
): readonly string[] {
  const criteria = useAtomValue(searchAtom)?.criteria;
  const others = useAtomValue(useMemo(() => alsoFoundAtom(connection), [connection]));
  const reading = useAtomValue(useMemo(() => readingAtom(connection), [connection]));
  return useMemo(
    () => (criteria ? [...searchedTerms(criteria, fields, reading), ...others] : []),
    [criteria, fields, reading, others],
  );
}
