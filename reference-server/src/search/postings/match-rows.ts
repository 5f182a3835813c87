import type { FacetArrays } from '../facets/facet-arrays.ts';
import { markRows, type PostingList } from './posting-list.ts';
import type { WordQuery } from './word-query.ts';

/** The lists of a search's lexemes. */
export type PostingLists = ReadonlyMap<string, PostingList>;

function marksOf(query: WordQuery, lists: PostingLists, amount: number): Uint8Array {
  switch (query.kind) {
    case 'words': {
      const marks = new Uint8Array(amount);
      for (const lexeme of query.lexemes) {
        for (const { rows } of lists.get(lexeme)?.parts ?? []) markRows(rows, marks);
      }
      return marks;
    }
    case 'not': {
      const marks = marksOf(query.query, lists, amount);
      for (let row = 0; row < amount; row += 1) marks[row] = 1 - (marks[row] ?? 0);
      return marks;
    }
    default: {
      const decisive = query.kind === 'and' ? 0 : 1;
      const marks = new Uint8Array(amount).fill(1 - decisive);
      for (const part of query.queries) {
        const others = marksOf(part, lists, amount);
        for (let row = 0; row < amount; row += 1) {
          if (others[row] === decisive) marks[row] = decisive;
        }
      }
      return marks;
    }
  }
}

/** The rows that match a query, ascending. */
export function matchRows(
  query: WordQuery,
  lists: PostingLists,
  { ids }: Pick<FacetArrays, 'ids'>,
): Int32Array {
  const amount = ids.length;
  const marks = marksOf(query, lists, amount);
  const rows = new Int32Array(amount);
  let found = 0;
  for (let row = 0; row < amount; row += 1) {
    // Rows of publications that are gone may still be in lists.
    if ((ids[row] ?? -1) < 0) continue;
    rows[found] = row;
    found += marks[row] ?? 0;
  }
  return rows.subarray(0, found);
}
