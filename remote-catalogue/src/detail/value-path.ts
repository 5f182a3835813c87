import { ADVANCED_FIELDS } from '@leeszaal/shared-contracts';

/**
 * The results that a press on a metadata value leads to: a fielded exact search where the field can
 * be searched by itself, otherwise the value as a phrase (`docs/decisions.md` 37).
 */
export function valuePath(field: string, value: string): string {
  const query = ADVANCED_FIELDS.some((name) => name === field)
    ? { query: '', queryType: 0, fields: [{ name: field, value, mode: 0, operator: 0 }] }
    : { query: `"${value.replace(/["\\]/g, '\\$&')}"`, queryType: 0 };
  return `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`;
}
