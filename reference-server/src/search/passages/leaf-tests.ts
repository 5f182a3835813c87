import type { Clause, Forms, LeafClause } from '../query/clause.contract.ts';
import { leavesOf } from '../query/clauses.ts';

/** Tells whether one form of a word is what is looked for. */
export type WordTest = (form: string) => boolean;

/** A thing to look for in a text: words one after another, mostly one. */
export interface LeafTests {
  readonly leaf: LeafClause;
  readonly words: readonly WordTest[];
}

/** A hostile query has thousands; a line of context shows few. */
const LEAVES_AT_MOST = 32;

/** Whether a word fits a pattern, in which an asterisk stands for any letters; in linear time. */
export function fitsPattern(word: string, pattern: string): boolean {
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

function anyForm(forms: Forms, fits: (word: string, form: string) => boolean): WordTest {
  return (word) => forms.some((form) => fits(word, form));
}

function wordTest({ kind, forms }: Exclude<LeafClause, { kind: 'phrase' }>): WordTest {
  if (kind === 'prefix') return anyForm(forms, (word, form) => word.startsWith(form));
  if (kind === 'pattern') return anyForm(forms, fitsPattern);
  return (word) => forms.includes(word);
}

// A word of a field, such as an ISBN's, and a whole value stand in no text.
function standsInText(leaf: LeafClause): boolean {
  if (leaf.kind === 'phrase') return leaf.parts.every(standsInText);
  return leaf.code === '' && leaf.kind !== 'value';
}

/** The things that a clause looks for in a text. */
export function leafTests(clause: Clause): LeafTests[] {
  return leavesOf(clause, true)
    .filter(standsInText)
    .slice(0, LEAVES_AT_MOST)
    .map((leaf) => ({
      leaf,
      words: leaf.kind === 'phrase' ? leaf.parts.map(wordTest) : [wordTest(leaf)],
    }));
}

/** Whether a clause is met by some of its things. */
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
