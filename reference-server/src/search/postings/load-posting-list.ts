import type { Queryable } from '../../database/database.contract.ts';
import type { IndexOf } from '../facets/index-lookup.ts';
import { plainRankSql } from '../scores/score-parts.ts';
import { listOf, type PostingList } from './posting-list.ts';

const LIST = `
  select (select version from catalogue_version) as version, (
    select json_agg(json_build_array(rank, ids)) from (
      select rank, string_agg(id::text, ',') as ids from (
        select s.id, ${plainRankSql('$2')} as rank from search_publications s
        where s.connection_id = $1 and s.tsv @@ $2::text::tsquery
      ) ranked group by rank
    ) grouped
  ) as parts`;

interface Answer extends Readonly<Record<string, unknown>> {
  readonly version: number;
  readonly parts: readonly (readonly [rank: number, ids: string])[] | null;
}

/** A list, and the catalogue's version that it is of. */
export interface LoadedList {
  readonly version: number;
  readonly list: PostingList;
}

/**
 * Reads the list of a quoted lexeme, with what the lexeme adds to scores.
 *
 * @param rowOf the row of a publication's id
 */
export async function loadPostingList(
  database: Queryable,
  connectionId: number,
  lexeme: string,
  rowOf: IndexOf,
): Promise<LoadedList> {
  const [answer] = await database.query<Answer>(LIST, [connectionId, lexeme]);
  const parts = (answer?.parts ?? []).map(([rank, ids]) => {
    const found = JSON.parse(`[${ids}]`) as number[];
    return [rank, Int32Array.from(found, rowOf)] as const;
  });
  return { version: answer?.version ?? 0, list: listOf(parts) };
}
