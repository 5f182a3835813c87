import type { Sorting } from '../../query/search-engine.contract.ts';
import type { SortKey } from './query.contract.ts';

const BY_SCORE: Sorting = { field: 'score', order: 'desc' };
/** Beyond every year, so that absent ones come last; the engine's own values for them are no numbers of JavaScript. */
const LATEST = 100_000;
const TITLE_UP: readonly SortKey[] = [{ untitled: { order: 'asc' } }, { title: { order: 'asc' } }];

function keysOf({ field, order }: Sorting): readonly SortKey[] {
  switch (field) {
    case 'score':
      return [{ _score: { order } }];
    case 'title':
      return [{ untitled: { order: 'asc' } }, { title: { order } }];
    case 'yearofpublication':
      return [{ year: { order, missing: order === 'asc' ? LATEST : -LATEST } }];
  }
}

/** The last key of every order, which no two publications of a connection share. */
const BY_ID: SortKey = { publication: { order: 'asc' } };

/**
 * The order of results, stable across pages. Hits with equal scores are by title, after shorter ones where titles are
 * compared with typed words.
 */
export function sortKeys(sortings: readonly Sorting[], isTyped: boolean): readonly SortKey[] {
  const asked = sortings.length === 0 ? [BY_SCORE] : sortings;
  const keys = asked.flatMap(keysOf);
  if (asked.at(-1)?.field === 'score') {
    if (isTyped) keys.push({ title_length: { order: 'asc' } });
    keys.push(...TITLE_UP);
  }
  return [...keys, BY_ID];
}

/** Whether an order needs scores. */
export const needsScore = (sortings: readonly Sorting[]): boolean =>
  sortings.length === 0 || sortings.some(({ field }) => field === 'score');
