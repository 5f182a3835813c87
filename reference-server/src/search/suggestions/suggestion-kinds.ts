import { SUGGESTION_KINDS, type SuggestionKind } from '@leeszaal/shared-contracts';

/** The number of a kind in the database. */
export const kindNumber = (kind: SuggestionKind): number => SUGGESTION_KINDS.indexOf(kind);

/** The kind with a number. */
export const kindOf = (number: number): SuggestionKind => SUGGESTION_KINDS[number] ?? 'title';
