import { isCommonWord } from '@leeszaal/shared-contracts';
import { compoundsOf, formsOf, type Word, wordsOf, writtenTogether } from '../../text/words.ts';
import { splitAtIsbns } from '../fields/isbn-forms.ts';
import { codeOf, ISBN_FIELD } from '../fields/search-fields.ts';
import { withoutElisions } from '../words/elisions.ts';
import type { Clause, Forms, PatternClause, TermClause } from './clause.contract.ts';
import { ALL, and, mapForms, NONE, or, phrase, term } from './clauses.ts';

const ISBN_CODE = codeOf(ISBN_FIELD);

const ONLY_WILDCARDS = /^[\s*]*$/;
/** Question marks at the end of a word. */
const ENDING = /\?+$/;
/** The most letters that question marks at the end of a word stand for. */
const LETTERS_AT_END = 3;

type Term = TermClause | PatternClause;

const withoutEnding = (text: string): string => text.replace(ENDING, '');

function termsOf(code: string, words: readonly Word[]): Term[] {
  return words.flatMap((word) => term(code, formsOf(word)) ?? []);
}

// A phrase cannot contain a pattern, so its letters replace it.
function asPlainTerm(clause: Term): TermClause {
  if (clause.kind !== 'pattern') return clause;
  const forms = mapForms(clause.forms, (form) => form.replace(/[*?]/g, ''));
  return { kind: 'word', code: clause.code, forms };
}

/** A phrase in a field, or anywhere if the code is empty; question marks are punctuation. */
export function phraseClause(code: string, text: string): Clause {
  const words = wordsOf(text.replaceAll('?', ' '), true);
  const clause = phrase(termsOf(code, words).map(asPlainTerm));
  return clause.kind === 'word' ? { ...clause, isLiteral: true } : clause;
}

/**
 * One word. Each question mark at its end stands for a letter or for none, since it may as well end a question: *what
 * is this?*
 */
function singleClause(code: string, forms: Forms): Clause {
  const letters = Math.min(LETTERS_AT_END, ENDING.exec(forms[0])?.[0].length ?? 0);
  const lengths = Array.from({ length: letters + 1 }, (_, more) => '?'.repeat(more));
  const terms = lengths.flatMap(
    (ending) =>
      term(
        code,
        mapForms(forms, (form) => withoutEnding(form) + ending),
      ) ?? [],
  );
  return terms.length === 0 ? ALL : or(...terms);
}

function compoundClause(code: string, compound: readonly Word[]): Clause {
  const [only, another] = compound;
  if (only === undefined) return ALL;
  if (another === undefined) return singleClause(code, formsOf(only));
  const parts = termsOf(code, compound);
  const wild = parts.length < compound.length || parts.some(({ kind }) => kind === 'pattern');
  if (wild) return and(...parts);
  const together = term(code, writtenTogether(compound));
  return or(phrase(parts.map(asPlainTerm)), together ?? NONE);
}

/** Without common words, unless there are no others and `least` is 1. */
function meaningful(
  compounds: readonly (readonly Word[])[],
  least: 0 | 1,
): readonly (readonly Word[])[] {
  const others = compounds.filter((compound) =>
    compound.some(({ folded }) => !isCommonWord(withoutEnding(folded))),
  );
  return others.length < least ? compounds : others;
}

/** At the end of joined words, such as `e-book?`, a question mark is punctuation. */
function withoutQuestion(compound: readonly Word[]): readonly Word[] {
  const last = compound.at(-1);
  if (last === undefined || compound.length < 2 || !ENDING.test(last.folded)) return compound;
  const folded = withoutEnding(last.folded);
  const spelled = last.spelled && withoutEnding(last.spelled);
  const rest = compound.slice(0, -1);
  return folded === '' ? rest : [...rest, { ...last, folded, spelled }];
}

/**
 * Every word of a text, in any order; `e-book` also matches `ebook` and `e book`. Words that are common in one of the
 * languages need not occur, unless the text has no others (`docs/decisions.md` 111).
 *
 * @param least 0 to match all for a text of common words alone
 */
export function wordsClause(code: string, text: string, least: 0 | 1 = 1): Clause {
  const compounds = compoundsOf(wordsOf(text, true)).map(withoutQuestion).map(withoutElisions);
  return and(...meaningful(compounds, least).map((compound) => compoundClause(code, compound)));
}

/** The words that people write before a number. */
const ISBN_NAME = /(?<![\p{L}\p{N}])isbn(?:-?1[03])?\s*:?\s*$/iu;

/** {@link wordsClause} in any field; what may be an ISBN is also searched as one. */
export function freeClause(text: string, least: 0 | 1): Clause {
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
