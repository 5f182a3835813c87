/** Signs with a meaning in the query text, which readers cannot type (`docs/decisions.md` 72). */
const SYNTAX = /[*"()]/g;

/** A typed text without these signs and without needless blanks. */
export const plainQuery = (typed: string): string =>
  typed.replaceAll(SYNTAX, ' ').trim().replaceAll(/\s+/g, ' ');

/** Whether a typed text has no terms: it is of blanks and signs. */
export const isBlankQuery = (typed: string): boolean => plainQuery(typed) === '';
