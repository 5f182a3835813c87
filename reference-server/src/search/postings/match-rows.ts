import type { FacetArrays } from '../facets/facet-arrays.ts';
import { markRows, type PostingList } from './posting-list.ts';
import { createMarks, createRows } from './scratch.ts';
import type { WordQuery } from './word-query.ts';

/** The lists of a search's lexemes. */
export type PostingLists = ReadonlyMap<string, PostingList>;

/** Of queries in queries, for the outer ones. */
const takeMarks = [createMarks(), createMarks(), createMarks()];
const takeRows = createRows();

function marksOf(query: WordQuery, lists: PostingLists, amount: number, depth = 0): Uint8Array {
  const fresh = () => takeMarks[depth]?.(amount) ?? new Uint8Array(amount);
  switch (query.kind) {
    case 'words': {
      const marks = fresh();
      for (const lexeme of query.lexemes) {
        for (const { rows } of lists.get(lexeme)?.parts ?? []) markRows(rows, marks);
      }
      return marks;
    }
    case 'not': {
      const marks = marksOf(query.query, lists, amount, depth);
      for (let row = 0; row < amount; row += 1) marks[row] = 1 - (marks[row] ?? 0);
      return marks;
    }
    default: {
      const decisive = query.kind === 'and' ? 0 : 1;
      const marks = fresh().fill(1 - decisive);
      for (const part of query.queries) {
        const others = marksOf(part, lists, amount, depth + 1);
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
  const rows = takeRows(amount);
  let found = 0;
  for (let row = 0; row < amount; row += 1) {
    // Rows of publications that are gone may still be in lists.
    if ((ids[row] ?? -1) < 0) continue;
    rows[found] = row;
    found += marks[row] ?? 0;
  }
  return rows.slice(0, found);
}
