/** *Or* in capitals, in four languages, where it is no other word in capitals. */
const OR = new Set(['OR', 'ODER', 'OU']);
/** Dutch *or* is English *of*. */
const OR_IN_MIXED_CASE = new Set(['OF']);
const NOT = new Set(['NOT', 'NIET', 'NICHT', 'NON', 'SAUF']);

/** An operator that is a word. */
export type OperatorWord = 'or' | 'not';

const LETTERS = /[\p{L}\p{N}\p{M}]+/gu;
const isOperator = (word: string): boolean =>
  OR.has(word) || OR_IN_MIXED_CASE.has(word) || NOT.has(word);

/** Whether all words are in capitals, so that capitals mean nothing: *THE ORIGIN OF SPECIES*. */
function isInCapitals(query: string): boolean {
  const others = (query.match(LETTERS) ?? []).filter((word) => !isOperator(word)).join(' ');
  return /\p{Lu}/u.test(others) && !/\p{Ll}/u.test(others);
}

/**
 * Finds the operators of a query that are words in capitals. In a query of capitals alone only *or* is one, and not as
 * Dutch *OF* (`docs/decisions.md` 117).
 */
export function operatorWordsOf(query: string): (word: string) => OperatorWord | undefined {
  const inCapitals = isInCapitals(query);
  return (word) => {
    if (OR.has(word)) return 'or';
    if (inCapitals) return undefined;
    if (OR_IN_MIXED_CASE.has(word)) return 'or';
    return NOT.has(word) ? 'not' : undefined;
  };
}
