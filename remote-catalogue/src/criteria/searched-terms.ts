import type { AdvancedFieldName } from '@leeszaal/shared-contracts';
import { type Criteria, type FieldRow, filledFields } from './criteria.ts';

/** Signs with a meaning of their own in a query, beside the asterisk; a telephone types quotes of its own. */
const MEANINGFUL = /["“”„«»＂()]/g;
/** What stands beside a word and is none of it. */
const BESIDE = /^[^\p{L}\p{M}\p{N}*]+|[^\p{L}\p{M}\p{N}*]+$/gu;
/** Letters from which on a row that is to contain a word finds it in the middle of another too. */
const LETTERS_WITHIN = 3;

/** Of a word with asterisks what can be marked: its beginning, or what stands alone between two of them. */
function markable(word: string): string {
  if (!word.includes('*')) return word;
  const [beginning = ''] = word.split('*');
  if (beginning !== '') return `${beginning}*`;
  return /^\*+[^*]+\**$/.test(word) ? word : '';
}

function termsOf(text: string, isPhrase: boolean): string[] {
  const plain = text.replaceAll(MEANINGFUL, ' ').trim();
  if (isPhrase) return [plain.replaceAll('*', ' ').trim()].filter(Boolean);
  const words = plain.split(/\s+/).map((word) => word.replaceAll(BESIDE, ''));
  return words.map(markable).filter(Boolean);
}

/** A word that is to be contained is found within others, a short one where they begin. */
function within(term: string): string {
  if (term.includes('*')) return term;
  return [...term].length >= LETTERS_WITHIN ? `*${term}*` : `${term}*`;
}

function termsOfRow({ value, mode }: FieldRow): string[] {
  return mode === 'contains' ? termsOf(value, false).map(within) : termsOf(value, true);
}

/**
 * What to mark in a text that was found: the words of the query, or the phrase, and what its rows ask for of
 * these fields.
 */
export function searchedTerms(
  criteria: Criteria,
  fields: readonly AdvancedFieldName[] = [],
): readonly string[] {
  const rows = filledFields(criteria).filter(
    ({ name, mode }) => mode !== 'not' && fields.some((field) => field === name),
  );
  return [...termsOf(criteria.query, criteria.option === 'phrase'), ...rows.flatMap(termsOfRow)];
}
