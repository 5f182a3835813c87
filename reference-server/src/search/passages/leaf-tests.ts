import type { Clause, Forms, LeafClause } from '../query/clause.contract.ts';
import { leavesOf, wordsOfTerm } from '../query/clauses.ts';

/** Whether a form of a word matches. */
export type WordTest = (form: string) => boolean;

/** Tests of a leaf: one for each consecutive word. */
export interface LeafTests {
  readonly leaf: LeafClause;
  readonly words: readonly WordTest[];
}

/** Bounds hostile queries. */
const LEAVES_AT_MOST = 32;

/**
 * Whether a word matches a pattern: `*` is any letters, `?` is one. The time is at most that of one pass for each
 * letter.
 */
export function matchesPattern(word: string, pattern: string): boolean {
  const [letters, wanted] = [[...word], [...pattern]];
  let [at, place] = [0, 0];
  /** After the last asterisk: the place in the pattern, and the first letter that it has not taken. */
  let retry: { readonly place: number; readonly from: number } | undefined;
  while (at < letters.length) {
    if (wanted[place] === '*') {
      place += 1;
      retry = { place, from: at };
    } else if (wanted[place] === '?' || wanted[place] === letters[at]) {
      place += 1;
      at += 1;
    } else if (retry !== undefined) {
      retry = { place: retry.place, from: retry.from + 1 };
      [place, at] = [retry.place, retry.from];
    } else {
      return false;
    }
  }
  return wanted.slice(place).every((sign) => sign === '*');
}

function anyForm(forms: Forms, matches: (word: string, form: string) => boolean): WordTest {
  return (word) => forms.some((form) => matches(word, form));
}

function wordTest(leaf: Exclude<LeafClause, { kind: 'phrase' }>): WordTest {
  const { kind, forms } = leaf;
  if (kind === 'prefix') return anyForm(forms, (word, form) => word.startsWith(form));
  if (leaf.kind === 'pattern') return anyForm(forms, matchesPattern);
  const words = new Set(wordsOfTerm(leaf));
  return (word) => words.has(word);
}

// Texts contain no words of a field, such as ISBNs, and no whole values.
function occursInTexts(leaf: LeafClause): boolean {
  if (leaf.kind === 'phrase') return leaf.parts.every(occursInTexts);
  return leaf.code === '' && leaf.kind !== 'value';
}

/** The tests of a clause. */
export function leafTests(clause: Clause): LeafTests[] {
  return leavesOf(clause, true)
    .filter(occursInTexts)
    .slice(0, LEAVES_AT_MOST)
    .map((leaf) => ({
      leaf,
      words: leaf.kind === 'phrase' ? leaf.parts.map(wordTest) : [wordTest(leaf)],
    }));
}

/** Whether a clause is true, given its true leaves. */
export function isMet(clause: Clause, met: (leaf: LeafClause) => boolean): boolean {
  switch (clause.kind) {
    case 'all':
      return true;
    case 'none':
      return false;
    case 'and':
      return clause.clauses.every((part) => isMet(part, met));
    case 'or':
      return clause.clauses.some((part) => isMet(part, met));
    case 'not':
      return !met(clause.clause);
    default:
      return met(clause);
  }
}
