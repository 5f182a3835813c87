import {
  compoundsOf,
  formsOf,
  type Word,
  wholeForms,
  wordsOf,
  writtenTogether,
} from '../../text/words.ts';
import type { FacetEntry } from '../facets/facet-entry.contract.ts';
import { facetEntries } from '../facets/facets.ts';
import { ON_PAPER } from '../facets/record-forms.ts';
import { isbnForms } from '../fields/isbn-forms.ts';
import { valueLexeme, wordLexeme } from '../fields/lexeme.ts';
import { INDEXED_TEXTS, type IndexedText, type StoredRecord } from '../fields/search-fields.ts';
import { firstYear } from '../fields/year.ts';
import { givenNames, initialsOf } from '../words/initials.ts';
import { languagesOf, type WordLanguage } from '../words/word-language.ts';
import { plainText } from './plain-text.ts';
import { createSearchVector } from './search-vector.ts';

/** A word in a field, or anywhere if the field is empty. */
export interface Occurrence {
  readonly field: string;
  readonly word: string;
  /** The languages in which it is stemmed. */
  readonly languages: readonly WordLanguage[];
}

/** The index row of a publication. */
export interface SearchRow {
  readonly year: number | undefined;
  /** Sort key of the title, also compared whole; undefined without a title. */
  readonly titleKey: string | undefined;
  readonly facets: readonly FacetEntry[];
  readonly vector: string;
  readonly occurrences: readonly Occurrence[];
}

/** Distance that no phrase spans. */
const GAP_BETWEEN_VALUES = 8;
const LONGEST_TITLE_KEY = 200;

/** The forms of each word of a value, in order. */
export function placedForms(words: readonly Word[]): string[][] {
  return compoundsOf(words).flatMap((compound) => {
    const forms = compound.map(formsOf);
    if (compound.length > 1) forms[0]?.push(...writtenTogether(compound));
    return forms;
  });
}

/** The sort key of a title: its folded words. */
export function titleKeyOf(title: string | null | undefined): string | undefined {
  const key = wholeForms(title ?? '')[0]
    ?.slice(0, LONGEST_TITLE_KEY)
    .toWellFormed();
  return key === '' ? undefined : key;
}

function textOf(value: string, kind: IndexedText['kind']): string {
  return kind === 'html' ? plainText(value) : value;
}

/** Makes the index row of a record. */
export function searchRowOf(record: StoredRecord, state = ON_PAPER): SearchRow {
  const vector = createSearchVector();
  const occurrences = new Map<string, Occurrence>();
  const languages = languagesOf(record.language);
  let place = 0;

  function add(text: IndexedText, word: string, isFieldOnly: boolean): void {
    for (const field of isFieldOnly ? text.codes : ['', ...text.codes]) {
      const lexeme = wordLexeme(field, word);
      vector.place(lexeme, place, field === '' ? text.weight : (text.fieldWeight ?? text.weight));
      if (text.kind !== 'isbn') occurrences.set(lexeme, { field, word, languages });
    }
  }

  function markWhole(codes: readonly string[], wholes: readonly string[]): void {
    for (const code of codes) {
      for (const whole of wholes) vector.mark(valueLexeme(code, whole));
    }
  }

  // Initials are no words of the vocabulary: they are not corrected, and `*` does not find them.
  function addInitials({ codes, weight }: IndexedText, value: string, words: number): void {
    const names = givenNames(value);
    const { apart, together } = initialsOf(names);
    const first = place - names.length + 1;
    if (names.length === 0 || names.length > words) return;
    const mark = (word: string, at: number) => {
      for (const code of ['', ...codes]) vector.place(wordLexeme(code, word), at, weight);
    };
    for (const [at, initial] of apart.entries()) mark(initial, first + at);
    for (let length = 2; length <= names.length; length += 1)
      mark(together.slice(0, length), first);
  }

  function addValue(text: IndexedText, value: string): void {
    if (text.kind === 'isbn') {
      place += 1;
      for (const form of isbnForms(value) ?? []) add(text, form, true);
    } else {
      const words = wordsOf(value);
      const isFieldOnly = text.isCode?.(value) ?? false;
      for (const forms of placedForms(words)) {
        place += 1;
        for (const form of forms) add(text, form, isFieldOnly);
      }
      if (text.kind === 'names') addInitials(text, value, words.length);
      // A subtitle has words of the title, but is no title of its own.
      if (text.name !== undefined) markWhole(text.codes, wholeForms(value, words));
    }
    place += GAP_BETWEEN_VALUES;
  }

  for (const text of INDEXED_TEXTS) {
    for (const value of text.values(record)) {
      const readable = textOf(value ?? '', text.kind);
      if (readable.trim() !== '') addValue(text, readable);
    }
  }
  if (record.title && record.subtitle) {
    markWhole(['t'], wholeForms(`${record.title} ${record.subtitle}`));
  }
  return {
    year: firstYear(record.yearOfPublication),
    titleKey: titleKeyOf(record.title),
    facets: facetEntries(record, state),
    vector: vector.toString(),
    occurrences: [...occurrences.values()],
  };
}
