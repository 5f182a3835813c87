import type { SearchHits } from '../query/search-engine.contract.ts';

/** The rows of a page in order: of each the publication's id, and its first text that fits. */
export type PageRows = readonly (readonly [id: number, text: number | null])[];

/** Writes what one of {@link PageRows} is selected by. */
export const pageRowSql = (text: 'text_id' | 'null'): string =>
  `array[id::bigint, ${text}::bigint]`;

/** A page as the port speaks of it. */
export function pageHits(page: PageRows): Pick<SearchHits, 'ids' | 'texts'> {
  const texts = page.flatMap(([id, text]) => (text === null ? [] : [[id, text] as const]));
  return { ids: page.map(([id]) => id), texts: new Map(texts) };
}
