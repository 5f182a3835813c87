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

/** Whether a word matches a pattern with `*` for any letters, in linear time. */
export function matchesPattern(word: string, pattern: string): boolean {
  const pieces = pattern.split('*');
  const [first = '', ...others] = pieces;
  const last = others.pop();
  if (last === undefined) return word === first;
  const end = word.length - last.length;
  if (!word.startsWith(first) || !word.endsWith(last)) return false;
  let at = first.length;
  for (const piece of others) {
    const found = word.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= end;
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
