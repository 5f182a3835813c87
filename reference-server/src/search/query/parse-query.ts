import { compoundsOf, formsOf, type Word, wordsOf, writtenTogether } from '../../text/words.ts';
import { splitAtIsbns } from '../fields/isbn-forms.ts';
import { codeOf, searchFieldNamed } from '../fields/search-fields.ts';
import type { Clause, PatternClause, TermClause } from './clause.contract.ts';
import { ALL, and, mapForms, NONE, or, phrase, term } from './clauses.ts';
import { splitQuotes } from './split-quotes.ts';

const isbnField = searchFieldNamed('isbn');
const ISBN_CODE = isbnField === undefined ? '' : codeOf(isbnField);

const ONLY_WILDCARDS = /^[\s*]*$/;

type Term = TermClause | PatternClause;

function termsOf(code: string, words: readonly Word[]): Term[] {
  return words.flatMap((word) => term(code, formsOf(word)) ?? []);
}

// A pattern has no place in a phrase, since what it expands to is not known: its letters stand for it.
function asPlainTerm(clause: Term): TermClause {
  if (clause.kind !== 'pattern') return clause;
  const forms = mapForms(clause.forms, (form) => form.replaceAll('*', ''));
  return { kind: 'word', code: clause.code, forms };
}

/** A phrase in a field, or anywhere with an empty code. */
export function phraseClause(code: string, text: string): Clause {
  return phrase(termsOf(code, wordsOf(text, true)).map(asPlainTerm));
}

function compoundClause(code: string, compound: readonly Word[]): Clause {
  const parts = termsOf(code, compound);
  const wild = parts.length < compound.length || parts.some(({ kind }) => kind === 'pattern');
  if (compound.length < 2 || wild) return and(...parts);
  const together = term(code, writtenTogether(compound));
  return or(phrase(parts.map(asPlainTerm)), together ?? NONE);
}

/** Every word of a text, in any order; `e-book` is also found as `ebook` and `e book`. */
export function wordsClause(code: string, text: string): Clause {
  return and(...compoundsOf(wordsOf(text, true)).map((compound) => compoundClause(code, compound)));
}

function freeClause(text: string): Clause {
  return and(
    ...splitAtIsbns(text).map((piece) => {
      const words = wordsClause('', piece.text);
      if (piece.isbn === undefined) return words;
      return or({ kind: 'word', code: ISBN_CODE, forms: piece.isbn }, words);
    }),
  );
}

/**
 * Whether a typed text asks nothing: it is empty, or `*` (`docs/decisions.md` 15). Signs without a letter
 * or digit (`"`, `%`, `()`) ask for something that no publication has.
 */
export function asksNothing(text: string): boolean {
  return ONLY_WILDCARDS.test(text);
}

/**
 * Reads what was typed in the search bar. All words have to occur; double quotes make a phrase; an
 * asterisk stands for any letters at the end, at the front or in the middle of a word. Nothing, or
 * `*`, asks nothing; a text without any letter or digit is met by no publication.
 * Reads everything: there is no malformed query.
 */
export function parseQuery(query: string): Clause {
  if (asksNothing(query)) return ALL;
  const clause = and(
    ...splitQuotes(query).map(({ quoted, text }) =>
      quoted ? phraseClause('', text) : freeClause(text),
    ),
  );
  return clause.kind === 'all' ? NONE : clause;
}
