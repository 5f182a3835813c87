import { isSameOrder, isSameQuestion } from './compare-searches.ts';
import type { Criteria } from './criteria.ts';

/**
 * What the search bar holds once the address has another search: that search, if it asks something else;
 * otherwise what somebody has typed meanwhile stays, in the order that the address has now.
 *
 * @param before what the address asked before; undefined when one has come from elsewhere
 */
export function followedDraft(
  draft: Criteria | undefined,
  before: Criteria | undefined,
  now: Criteria,
): Criteria {
  if (!draft || !before || !isSameQuestion(before, now)) return now;
  const { sortField, sortOrder } = now;
  return isSameOrder(before, now) ? draft : { ...draft, sortField, sortOrder };
}
