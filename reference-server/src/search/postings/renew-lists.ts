import type { Queryable, Row } from '../../database/database.contract.ts';
import type { FacetArrays } from '../facets/facet-arrays.ts';
import { plainRankSql } from '../scores/score-parts.ts';
import type { Pause } from './pauses.ts';
import {
  hasMarkedRow,
  type PostingList,
  type PostingPart,
  packedList,
  packRows,
  unpackRows,
} from './posting-list.ts';

/** The contribution of a lexeme to the score of a publication. */
type AddedRank = readonly [lexeme: number, rank: number, id: number];
/** A row that a list gets, with what the lexeme adds to its score. */
export type AddedRow = readonly [rank: number, row: number];

// By the words of the changed publications, since most lists have none of these. The offsets prevent other plans.
const ADDED = `
  select json_agg(json_build_array(asked.at, ${plainRankSql('asked.lexeme')}, s.id)) as added
  from (
    select id, tsv from search_publications
    where connection_id = $1 and id = any($2::integer[])
      and ($4::text is null or tsv @@ $4::text::tsquery) offset 0
  ) s
  cross join lateral unnest(s.tsv) as word
  join (
    select lexeme, at, (tsvector_to_array(lexeme::tsvector))[1] as word
    from unnest($3::text[]) with ordinality as quoted (lexeme, at) offset 0
  ) asked on asked.word = word.lexeme`;

/** Publications of a statement; more would hold PGlite's only session too long. */
const IDS_AT_ONCE = { forFew: 1000, forMany: 250 } as const;
/** Lexemes of which a publication is first asked whether it has any: those of a search. */
const FEW_LEXEMES = 50;

/** Publications that changed, and the lexemes whose lists are renewed. */
export interface Changes {
  readonly connectionId: number;
  readonly changed: ReadonlySet<number>;
  readonly lexemes: readonly string[];
}

/**
 * The contribution of each of some lexemes to changed publications.
 *
 * @returns by place in the list of lexemes
 */
export async function addedRanks(
  database: Queryable,
  { connectionId, changed, lexemes }: Changes,
): Promise<readonly AddedRank[][]> {
  const ids = [...changed];
  const added: AddedRank[][] = lexemes.map(() => []);
  const isForFew = lexemes.length <= FEW_LEXEMES;
  const any = isForFew ? lexemes.join(' | ') : null;
  const atOnce = isForFew ? IDS_AT_ONCE.forFew : IDS_AT_ONCE.forMany;
  for (let from = 0; from < ids.length; from += atOnce) {
    const [answer] = await database.query<Row & { added: readonly AddedRank[] | null }>(ADDED, [
      connectionId,
      ids.slice(from, from + atOnce),
      lexemes,
      any,
    ]);
    for (const rank of answer?.added ?? []) added[rank[0] - 1]?.push(rank);
  }
  return added;
}

/** Changes, as rows. */
export interface ChangedRows {
  /** By row 1 for changed publications. */
  readonly marks: Uint8Array;
  /** By place in the list of lexemes. */
  readonly added: readonly (readonly AddedRow[])[];
}

/**
 * Changes as rows of arrays. Marked and added rows are of one state of the arrays, so that no list gets a row that it
 * has: a publication that was gone may have its row again later.
 */
export function changedRows(
  { ids, rowOf }: Pick<FacetArrays, 'ids' | 'rowOf'>,
  changed: ReadonlySet<number>,
  added: readonly (readonly AddedRank[])[],
): ChangedRows {
  const marks = new Uint8Array(ids.length);
  for (const row of Array.from(changed, rowOf)) {
    if (row >= 0) marks[row] = 1;
  }
  // Publications that are newer than the arrays have no row yet.
  const toRows = (ranks: readonly AddedRank[]): AddedRow[] =>
    ranks.map(([, rank, id]) => [rank, rowOf(id)] as const).filter(([, row]) => row >= 0);
  return { marks, added: added.map(toRows) };
}

/**
 * Packed rows without those of changed publications, and with more rows: the same ones if nothing changes.
 *
 * @param more ascending
 */
function renewedRows(packed: Uint8Array, changed: Uint8Array, more: Int32Array): Uint8Array {
  if (more.length === 0 && !hasMarkedRow(packed, changed)) return packed;
  const rows = unpackRows(packed);
  const renewed = new Int32Array(rows.length + more.length);
  let amount = 0;
  let next = 0;
  // Merged, since sorting all takes several times as long.
  for (const row of rows) {
    if (changed[row] === 1) continue;
    for (; next < more.length && (more[next] ?? 0) < row; next += 1) {
      renewed[amount] = more[next] ?? 0;
      amount += 1;
    }
    renewed[amount] = row;
    amount += 1;
  }
  renewed.set(more.subarray(next), amount);
  return packRows(renewed.subarray(0, amount + more.length - next));
}

/**
 * A list as it is after some publications changed.
 *
 * @param marks by row 1 for changed publications
 * @param pause is awaited after some rows, so that other work goes on
 */
export async function renewedList(
  list: PostingList,
  { marks, pause }: { readonly marks: Uint8Array; readonly pause: Pause },
  added: readonly AddedRow[],
): Promise<PostingList> {
  const addedTo = Map.groupBy(added, ([rank]) => rank);
  const before = new Map(list.parts.map(({ rank, rows }) => [rank, rows]));
  const parts: PostingPart[] = [];
  for (const rank of new Set([...before.keys(), ...addedTo.keys()])) {
    const more = Int32Array.from(addedTo.get(rank) ?? [], ([, row]) => row);
    const packed = before.get(rank) ?? new Uint8Array();
    const rows = renewedRows(packed, marks, more.sort());
    if (rows.length > 0) parts.push({ rank, rows });
    await pause(packed.length);
  }
  return packedList(parts);
}
