import type { SharedQuery } from '@leeszaal/shared-contracts';

/** Fields with a search of their own (`docs/decisions.md` 37). */
const FIELDED = ['title', 'authors', 'isbn', 'publisher', 'keywords'];

/** The search for a metadata value: exact in its field, else the quoted value. */
export function metadataQuery(field: string, value: string): SharedQuery {
  return FIELDED.includes(field)
    ? { query: '', queryType: 0, fields: [{ name: field, value, mode: 0, operator: 0 }] }
    : { query: `"${value.replaceAll('"', '\\"')}"`, queryType: 0 };
}

/** The results address of that search. */
export function metadataPath(field: string, value: string): string {
  return `/search?${new URLSearchParams({ query: JSON.stringify(metadataQuery(field, value)) })}`;
}
