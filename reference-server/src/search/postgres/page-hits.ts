import type { SearchHits } from '../query/search-engine.contract.ts';

/** The rows of a page in order: id of the publication, and its first matching text. */
export type PageRows = readonly (readonly [id: number, text: number | null])[];

/** Writes the columns of {@link PageRows}. */
export const pageRowSql = (text: 'text_id' | 'null'): string =>
  `array[id::bigint, ${text}::bigint]`;

/** A page in the terms of the port. */
export function pageHits(page: PageRows): Pick<SearchHits, 'ids' | 'texts'> {
  const texts = page.flatMap(([id, text]) => (text === null ? [] : [[id, text] as const]));
  return { ids: page.map(([id]) => id), texts: new Map(texts) };
}
