import { isSameQuestion } from './compare-searches.ts';
import type { Criteria } from './criteria.ts';
import { typedQuery } from './shared-query.ts';

/** What the search bar and its panel hold, not carried out yet. */
export interface Draft {
  readonly criteria: Criteria;
  /**
   * Whether it came with an address (a value, a link, a shelf) and the person has changed nothing in the
   * panel since: other words in the search field begin without it (`docs/decisions.md` 85).
   */
  readonly isBorrowed: boolean;
}

/** The draft after a change in the search field. */
export function typedDraft(draft: Draft, query: string, defaults: Criteria): Draft {
  const { criteria, isBorrowed } = draft;
  const isNew = isBorrowed && query.trim() !== criteria.query.trim();
  return isNew
    ? { criteria: { ...defaults, query }, isBorrowed: false }
    : { criteria: { ...criteria, query }, isBorrowed };
}

/** The draft after a change in the panel, all of which the person has seen. */
export function changedDraft({ criteria }: Draft, part: Partial<Criteria>): Draft {
  return { criteria: { ...criteria, ...part }, isBorrowed: false };
}

/**
 * Whether all of a search that is carried out is the person's own. Quotes in the search field are no choice
 * of the panel: a phrase that came by them does not stay for other words.
 */
export function isOwnSearch({ criteria, isBorrowed }: Draft): boolean {
  const isQuoted = criteria.option === 'words' && typedQuery(criteria.query).option === 'phrase';
  return !isBorrowed && !isQuoted;
}

/** What an address asks, and what the search before it asked. */
export interface FollowedAddress {
  /** Undefined when the person has come from elsewhere. */
  readonly before: Criteria | undefined;
  readonly now: Criteria;
  /** What `isOwnSearch` said when the search was carried out. */
  readonly isOwn: boolean;
}

/**
 * What the search bar holds once the address has another search. What is being typed stays while the
 * question does. The order of the results belongs to them, so that an own search comes back with the default.
 */
export function followedDraft(
  draft: Draft | undefined,
  { before, now, isOwn }: FollowedAddress,
  { sortField, sortOrder }: Pick<Criteria, 'sortField' | 'sortOrder'>,
): Draft {
  if (draft && before && isSameQuestion(before, now)) return draft;
  if (draft && isSameQuestion(draft.criteria, now)) return draft;
  return isOwn
    ? { criteria: { ...now, sortField, sortOrder }, isBorrowed: false }
    : { criteria: now, isBorrowed: true };
}
