import type { AdvancedFieldName } from '@leeszaal/shared-contracts';
import { type Criteria, filledFields } from './criteria.ts';

/** Signs with a meaning of their own in a query, beside the asterisk. */
const MEANINGFUL = /["()]/g;

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
  return plain.split(/\s+/).map(markable).filter(Boolean);
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
  return [
    ...termsOf(criteria.query, criteria.option === 'phrase'),
    ...rows.flatMap(({ value, mode }) => termsOf(value, mode === 'exact')),
  ];
}
