import type { SortField } from '@leeszaal/shared-contracts';
import type { Sorting } from '../../query/search-engine.contract.ts';

const COLUMNS: Readonly<Record<SortField, string>> = {
  score: 'score',
  title: 'title_key',
  yearofpublication: 'year',
};

const BY_SCORE: Sorting = { field: 'score', order: 'desc' };

/** The order of results, stable across pages: as requested, then by id. Hits with equal scores are by title. */
export function orderSql(sortings: readonly Sorting[]): string {
  const asked = sortings.length === 0 ? [BY_SCORE] : sortings;
  const columns = asked.map(({ field, order }) => `${COLUMNS[field]} ${order} nulls last`);
  if (asked.at(-1)?.field === 'score') columns.push('title_key nulls last');
  return [...columns, 'id'].join(', ');
}

/** {@link orderSql} for hits with equal scores, in a form that uses the indexes, at least for its first column. */
export function orderOfEverythingSql(sortings: readonly Sorting[]): string {
  const columns = sortings
    .filter(({ field }) => field !== 'score')
    .map(({ field, order }) => `${COLUMNS[field]} ${order === 'asc' ? 'asc' : 'desc nulls last'}`);
  if (sortings.length === 0 || sortings.at(-1)?.field === 'score') columns.push('title_key');
  return [...columns, 'id'].join(', ');
}
