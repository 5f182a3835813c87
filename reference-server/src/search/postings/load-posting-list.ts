import type { Queryable, Row } from '../../database/database.contract.ts';
import type { IndexOf } from '../facets/index-lookup.ts';
import { plainRankSql } from '../scores/score-parts.ts';
import type { Pause } from './pauses.ts';
import { type PostingList, type PostingPart, packedList, packRows } from './posting-list.ts';

const LIST = `
  select rank, string_agg(id::text, ',') as ids from (
    select s.id, ${plainRankSql('$2')} as rank from search_publications s
    where s.connection_id = $1 and s.tsv @@ $2::text::tsquery
  ) ranked group by rank`;

interface PartRow extends Row {
  readonly rank: number;
  readonly ids: string;
}

/**
 * Reads the list of a quoted lexeme, with what the lexeme adds to scores.
 *
 * @param rowOf the row of a publication's id
 * @param pause is awaited after some rows, so that other work goes on
 */
export async function loadPostingList(
  database: Queryable,
  connectionId: number,
  lexeme: string,
  { rowOf, pause }: { readonly rowOf: IndexOf; readonly pause: Pause },
): Promise<PostingList> {
  const parts: PostingPart[] = [];
  for (const { rank, ids } of await database.query<PartRow>(LIST, [connectionId, lexeme])) {
    const found = JSON.parse(`[${ids}]`) as number[];
    // Publications that are newer than the arrays have no row yet.
    const rows = Int32Array.from(found, rowOf).filter((row) => row >= 0);
    parts.push({ rank, rows: packRows(rows.sort()) });
    await pause(found.length);
  }
  return packedList(parts);
}
