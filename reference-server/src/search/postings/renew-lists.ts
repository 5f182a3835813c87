import type { Queryable, Row } from '../../database/database.contract.ts';
import type { IndexOf } from '../facets/index-lookup.ts';
import { plainRankSql } from '../scores/score-parts.ts';
import { listOf, type PostingList, unpackRows } from './posting-list.ts';

/** What a lexeme adds to the score of a publication. */
type AddedRank = readonly [lexeme: number, rank: number, id: number];

// The offset prevents the planner from reading all publications with a lexeme.
const ADDED = `
  select (select version from catalogue_version) as version, (
    select json_agg(json_build_array(asked.at, ${plainRankSql('asked.lexeme')}, s.id))
    from (
      select id, tsv from search_publications
      where connection_id = $1 and id = any($2::integer[]) offset 0
    ) s, unnest($3::text[]) with ordinality as asked (lexeme, at)
    where s.tsv @@ asked.lexeme::tsquery
  ) as added`;

/** Comparisons of a statement; more would hold PGlite's only session too long. */
const COMPARED_AT_ONCE = 20_000;

/** Publications that changed, and the lexemes whose lists are renewed. */
export interface Changes {
  readonly connectionId: number;
  readonly changed: ReadonlySet<number>;
  readonly lexemes: readonly string[];
}

/**
 * What each of some lexemes adds to changed publications; undefined if the catalogue is no longer of the version.
 *
 * @returns by place in the list of lexemes
 */
export async function addedRanks(
  database: Queryable,
  { connectionId, changed, lexemes }: Changes,
  version: number,
): Promise<readonly AddedRank[][] | undefined> {
  const ids = [...changed];
  const added: AddedRank[][] = lexemes.map(() => []);
  const idsAtOnce = Math.max(1, Math.floor(COMPARED_AT_ONCE / lexemes.length));
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce);
    const [answer] = await database.query<
      Row & { version: number; added: readonly AddedRank[] | null }
    >(ADDED, [connectionId, some, lexemes]);
    if (answer?.version !== version) return undefined;
    for (const rank of answer.added ?? []) added[rank[0] - 1]?.push(rank);
  }
  return added;
}

/**
 * A list as it is after some publications changed.
 *
 * @param ids the ids of the list's rows so far
 * @param rowOf the row that an id has now
 */
export function renewedList(
  list: PostingList,
  ids: Int32Array,
  rowOf: IndexOf,
  changed: ReadonlySet<number>,
  added: readonly AddedRank[],
): PostingList {
  const parts = new Map<number, Int32Array>();
  for (const { rank, rows } of list.parts) {
    const left = unpackRows(rows)
      .map((row) => ids[row] ?? -1)
      .filter((id) => !changed.has(id));
    parts.set(rank, left.map(rowOf));
  }
  for (const [rank, more] of Map.groupBy(added, ([, each]) => each)) {
    const rows = [...(parts.get(rank) ?? []), ...more.map(([, , id]) => rowOf(id))];
    parts.set(rank, Int32Array.from(rows));
  }
  return listOf([...parts].filter(([, rows]) => rows.length > 0));
}
