import type { AdvancedFieldName } from '@leeszaal/shared-contracts';
import { type Criteria, filledFields } from './criteria.ts';

/** Signs with a meaning of their own in a query. */
const MEANINGFUL = /[*"()]/g;

function termsOf(text: string, isPhrase: boolean): string[] {
  const plain = text.replaceAll(MEANINGFUL, ' ').trim();
  if (plain === '') return [];
  return isPhrase ? [plain] : plain.split(/\s+/);
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
