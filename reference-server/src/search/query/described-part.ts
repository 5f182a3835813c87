import type { AskingClause, Clause } from './clause.contract.ts';
import { and, isOfField, leavesOf } from './clauses.ts';

/** The conditions of a search in texts. */
export interface TextSearch {
  /** Conditions that a page of a text can meet. */
  readonly words: Clause;
  /** Conditions that only the description of a publication can meet. */
  readonly described: Clause;
}

/** Whether all words are excluded ones, as in `-(bar baz)`. */
const isExclusion = (part: Clause): boolean => leavesOf(part, true).length === 0;

/**
 * Splits a query for a search in texts: what has a field is about the description.
 *
 * @param isEither whether descriptions are searched as well; an excluded word must then be in neither
 */
export function splitDescribed(clause: Clause, isEither: boolean): TextSearch {
  const parts: readonly (AskingClause | Clause)[] =
    clause.kind === 'and' ? clause.clauses : [clause];
  const isDescribed = (part: Clause): boolean => {
    const leaves = leavesOf(part);
    return leaves.length > 0 && leaves.every(isOfField);
  };
  return {
    words: and(...parts.filter((part) => !isDescribed(part))),
    described: and(...parts.filter((part) => isDescribed(part) || (isEither && isExclusion(part)))),
  };
}
