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

// A phrase cannot contain a pattern, so its letters replace it.
function asPlainTerm(clause: Term): TermClause {
  if (clause.kind !== 'pattern') return clause;
  const forms = mapForms(clause.forms, (form) => form.replaceAll('*', ''));
  return { kind: 'word', code: clause.code, forms };
}

/** A phrase in a field, or anywhere if the code is empty. */
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

/** Every word of a text, in any order; `e-book` also matches `ebook` and `e book`. */
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

/** Whether a typed text is empty or `*`, and so matches all (`docs/decisions.md` 15). */
export function asksNothing(text: string): boolean {
  return ONLY_WILDCARDS.test(text);
}

/**
 * Parses a query of the search bar; no query is malformed. All words must occur; double quotes make a phrase; an
 * asterisk matches any letters, anywhere in a word. An empty query or `*` matches all; one without letters or
 * digits matches none.
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
