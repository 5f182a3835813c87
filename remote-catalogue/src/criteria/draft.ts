import { isSameQuestion } from './compare-searches.ts';
import type { Criteria, SearchOrder } from './criteria.ts';
import { typedQuery } from './shared-query.ts';

/** The content of the search bar and its panel, before it is searched. */
export interface Draft {
  readonly criteria: Criteria;
  /**
   * Whether the criteria came from an address (a value, a link, a shelf) and the person has not changed the panel
   * since. Typing another query then discards them (`docs/decisions.md` 85).
   */
  readonly isFromAddress: boolean;
}

/** The draft after a change in the search field. */
export function typedDraft(draft: Draft, query: string, defaults: Criteria): Draft {
  const { criteria, isFromAddress } = draft;
  const isNew = isFromAddress && query.trim() !== criteria.query.trim();
  return isNew
    ? { criteria: { ...defaults, query }, isFromAddress: false }
    : { criteria: { ...criteria, query }, isFromAddress };
}

/** The draft after a change in the panel, which shows all criteria. */
export function changedDraft({ criteria }: Draft, part: Partial<Criteria>): Draft {
  return { criteria: { ...criteria, ...part }, isFromAddress: false };
}

/**
 * Whether the person chose all criteria of a draft. Quotes typed in the search field are not a choice of *phrase* in
 * the panel, so the next query does not keep it.
 */
export function isOwnSearch({ criteria, isFromAddress }: Draft): boolean {
  const isQuoted = criteria.option === 'words' && typedQuery(criteria.query).option === 'phrase';
  return !isFromAddress && !isQuoted;
}

/** The search of an address, compared with the address that was followed before. */
interface AddressChange {
  /** Undefined if the person came from another screen. */
  readonly before: Criteria | undefined;
  readonly now: Criteria;
  /** The result of `isOwnSearch` when the search started. */
  readonly isOwn: boolean;
}

/**
 * The draft after a change of the address. The same question keeps unsearched input. An order of results belongs to
 * those results, so the person's own search returns with the default order.
 */
export function followedDraft(
  draft: Draft | undefined,
  { before, now, isOwn }: AddressChange,
  { sortField, sortOrder }: SearchOrder,
): Draft {
  if (draft && before && isSameQuestion(before, now)) return draft;
  if (draft && isSameQuestion(draft.criteria, now)) return draft;
  return isOwn
    ? { criteria: { ...now, sortField, sortOrder }, isFromAddress: false }
    : { criteria: now, isFromAddress: true };
}
