import {
  type ActiveFacets,
  readYears,
  writeYears,
  type YearRange,
} from '@leeszaal/shared-contracts';
import type { PendingFacets } from '../search/search-atoms.ts';
import { appliedFacets } from './facet-choice.ts';

const YEARS = 'yearofpublication';

const without = ({ [YEARS]: _years, ...others }: ActiveFacets): ActiveFacets => others;

/** The range of chosen years; undefined without years, or with several. */
export function chosenYears(facets: ActiveFacets): YearRange | undefined {
  const [only, ...others] = facets[YEARS] ?? [];
  return only === undefined || others.length > 0 ? undefined : readYears(only);
}

/** The range that *Apply* makes active. */
export function pendingYears(active: ActiveFacets, pending: PendingFacets): YearRange | undefined {
  return chosenYears(appliedFacets(active, pending));
}

/** Chooses a range in place of all chosen years; none for a range without ends. */
export function chooseYears(
  active: ActiveFacets,
  pending: PendingFacets,
  range: YearRange,
): PendingFacets {
  const isNone = range.from === undefined && range.to === undefined;
  const values = isNone ? [] : [writeYears(range)];
  const before = active[YEARS] ?? [];
  const added = values.filter((value) => !before.includes(value));
  const removed = before.filter((value) => !values.includes(value));
  return {
    add: { ...without(pending.add), ...(added.length > 0 && { [YEARS]: added }) },
    remove: { ...without(pending.remove), ...(removed.length > 0 && { [YEARS]: removed }) },
  };
}
