import type { Language, SharedQuery } from '@leeszaal/shared-contracts';
import { ALERT_TEXTS } from './alert-texts.ts';

/**
 * Names a saved search: its words without the quotes of phrases; else the values of its fields and facets; else the
 * word for all publications.
 */
export function searchName({ query, fields, facets }: SharedQuery, language: Language): string {
  const words = query.replaceAll('"', '').trim();
  if (words !== '' && words !== '*') return words;
  const values = [
    ...(fields ?? []).map(({ value }) => value.trim()),
    ...Object.values(facets ?? {}).flat(),
  ];
  return values.filter(Boolean).join(', ') || ALERT_TEXTS.everything[language];
}
