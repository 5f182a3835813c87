import { compoundsOf, formsOf, type Word, wordsOf, writtenTogether } from '../../text/words.ts';
import { splitAtIsbns } from '../fields/isbn-forms.ts';
import { codeOf, searchFieldNamed } from '../fields/search-fields.ts';
import { isCommonWord } from '../words/common-words.ts';
import { withoutElisions } from '../words/elisions.ts';
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
  const clause = phrase(termsOf(code, wordsOf(text, true)).map(asPlainTerm));
  return clause.kind === 'word' ? { ...clause, isLiteral: true } : clause;
}

function compoundClause(code: string, compound: readonly Word[]): Clause {
  const parts = termsOf(code, compound);
  const wild = parts.length < compound.length || parts.some(({ kind }) => kind === 'pattern');
  if (compound.length < 2 || wild) return and(...parts);
  const together = term(code, writtenTogether(compound));
  return or(phrase(parts.map(asPlainTerm)), together ?? NONE);
}

/** Without common words, unless there are no others and `least` is 1. */
function meaningful(
  compounds: readonly (readonly Word[])[],
  least: 0 | 1,
): readonly (readonly Word[])[] {
  const others = compounds.filter((compound) =>
    compound.some(({ folded }) => !isCommonWord(folded)),
  );
  return others.length < least ? compounds : others;
}

/**
 * Every word of a text, in any order; `e-book` also matches `ebook` and `e book`. Words that are common in one of the
 * languages need not occur, unless the text has no others (`docs/decisions.md` 111).
 *
 * @param least 0 to match all for a text of common words alone
 */
export function wordsClause(code: string, text: string, least: 0 | 1 = 1): Clause {
  const compounds = compoundsOf(wordsOf(text, true)).map(withoutElisions);
  return and(...meaningful(compounds, least).map((compound) => compoundClause(code, compound)));
}

/** What people write before a number. */
const ISBN_NAME = /(?<![\p{L}\p{N}])isbn(?:-?1[03])?\s*:?\s*$/iu;

function freeClause(text: string, least: 0 | 1): Clause {
  const pieces = splitAtIsbns(text);
  return and(
    ...pieces.map(({ text, isbn }, at) => {
      if (isbn !== undefined) {
        return or({ kind: 'word', code: ISBN_CODE, forms: isbn }, wordsClause('', text));
      }
      const isBeforeNumber = pieces[at + 1]?.isbn !== undefined;
      return wordsClause('', isBeforeNumber ? text.replace(ISBN_NAME, '') : text, least);
    }),
  );
}

/** Whether a typed text is empty or `*`, and so matches all (`docs/decisions.md` 15). */
export function asksNothing(text: string): boolean {
  return ONLY_WILDCARDS.test(text);
}

/**
 * Parses a query of the search bar; no query is malformed. All words must occur but common ones; quotes make a phrase; an
 * asterisk matches any letters, anywhere in a word. An empty query or `*` matches all; one without letters or
 * digits matches none.
 */
export function parseQuery(query: string): Clause {
  if (asksNothing(query)) return ALL;
  const clauseWith = (least: 0 | 1) =>
    and(
      ...splitQuotes(query).map(({ quoted, text }) =>
        quoted ? phraseClause('', text) : freeClause(text, least),
      ),
    );
  const clause = [clauseWith(0), clauseWith(1)].find(({ kind }) => kind !== 'all');
  return clause ?? NONE;
}
