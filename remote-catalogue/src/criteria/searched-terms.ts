import {
  type AdvancedFieldName,
  foldText,
  isCommonWord,
  type QueryReading,
} from '@leeszaal/shared-contracts';
import { type Criteria, type FieldRow, filledFields } from './criteria.ts';

/** Operators of a query, apart from the asterisk; telephones type typographic quotes. */
const OPERATORS = /["“”„«»＂()]/g;
/** Punctuation around a word. */
const PUNCTUATION = /^[^\p{L}\p{M}\p{N}*]+|[^\p{L}\p{M}\p{N}*]+$/gu;
/** Minimum length of a word that *contains* finds within other words; shorter words match beginnings. */
const MIN_INFIX = 3;

/** The part of a word with asterisks that can be marked: its beginning, or the only text between two asterisks. */
function markable(word: string): string {
  if (!word.includes('*')) return word;
  const [beginning = ''] = word.split('*');
  if (beginning !== '') return `${beginning}*`;
  return /^\*+[^*]+\**$/.test(word) ? word : '';
}

function termsOf(text: string, isPhrase: boolean): string[] {
  const plain = text.replaceAll(OPERATORS, ' ').trim();
  if (isPhrase) return [plain.replaceAll('*', ' ').trim()].filter(Boolean);
  const words = plain.split(/\s+/).map((word) => word.replaceAll(PUNCTUATION, ''));
  return words.map(markable).filter(Boolean);
}

/** The words without the common ones, unless there are no others; a phrase is no common word. */
function withoutCommon(terms: readonly string[]): readonly string[] {
  const telling = terms.filter((term) => !isCommonWord(foldText(term)));
  return telling.length > 0 ? telling : terms;
}

/** The term by which *contains* finds a word. */
function within(term: string): string {
  if (term.includes('*')) return term;
  return [...term].length >= MIN_INFIX ? `*${term}*` : `${term}*`;
}

function termsOfRow({ value, mode }: FieldRow): string[] {
  return mode === 'contains'
    ? withoutCommon(termsOf(value, false)).map(within)
    : termsOf(value, true);
}

/** The terms of a query as the server read it: without operators, excluded words and words of other fields. */
function termsOfReading({ terms }: QueryReading, fields: readonly AdvancedFieldName[]): string[] {
  return terms
    .filter(({ field }) => field === undefined || fields.some((each) => each === field))
    .flatMap(({ text }) => termsOf(text, /\s/.test(text)));
}

/**
 * The terms to mark in a result: the words or the phrase of the query, and the values of rows on these fields. Common
 * words are terms only in a phrase, or where there are no others (`docs/decisions.md` 128).
 *
 * @param reading how the server read the query, if it has more than words and phrases
 */
export function searchedTerms(
  criteria: Criteria,
  fields: readonly AdvancedFieldName[] = [],
  reading?: QueryReading,
): readonly string[] {
  const ofQuery = reading
    ? termsOfReading(reading, fields)
    : termsOf(criteria.query, criteria.option === 'phrase');
  const rows = filledFields(criteria).filter(
    ({ name, mode }) => mode !== 'not' && fields.some((field) => field === name),
  );
  return [...withoutCommon(ofQuery), ...rows.flatMap(termsOfRow)];
}
