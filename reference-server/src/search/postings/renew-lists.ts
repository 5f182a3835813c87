import { setImmediate } from 'node:timers/promises';
import type { Queryable, Row } from '../../database/database.contract.ts';
import type { IndexOf } from '../facets/index-lookup.ts';
import { plainRankSql } from '../scores/score-parts.ts';
import {
  createRowPacker,
  type PostingList,
  type PostingPart,
  packedList,
  unpackRows,
} from './posting-list.ts';

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

/** What becomes of the rows of lists. */
export interface Renewal {
  /** The row that an id has now. */
  readonly rowOf: IndexOf;
  readonly changed: ReadonlySet<number>;
  /** Is awaited after some rows. */
  readonly pause: (rows: number) => Promise<void>;
}

/** Rows that are renewed before other work goes on; they take some milliseconds. */
const ROWS_AT_ONCE = 100_000;
/** A part of a list takes as long as so many rows, beside its own. */
const ROWS_OF_PART = 100;

/** Creates pauses of a renewal, in which the process does its other work. */
export function createPauses(): Renewal['pause'] {
  let done = 0;
  return async (rows) => {
    done += rows + ROWS_OF_PART;
    if (done < ROWS_AT_ONCE) return;
    done = 0;
    await setImmediate();
  };
}

/**
 * Packed rows without those of changed publications, and with more rows. Rows ascend with their ids, now as before.
 *
 * @param ids the ids of the rows so far
 * @param more ascending
 */
async function renewedRows(
  packed: Uint8Array,
  ids: Int32Array,
  { rowOf, changed, pause }: Renewal,
  more: Int32Array,
): Promise<Uint8Array> {
  const rows = unpackRows(packed);
  const packer = createRowPacker(rows.length + more.length);
  let next = 0;
  const addBefore = (end: number) => {
    for (; next < more.length && (more[next] ?? 0) < end; next += 1) packer.add(more[next] ?? 0);
  };
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = rows.subarray(from, from + ROWS_AT_ONCE);
    for (const before of some) {
      const id = ids[before] ?? -1;
      if (changed.has(id)) continue;
      const row = rowOf(id);
      addBefore(row);
      packer.add(row);
    }
    await pause(some.length);
  }
  addBefore(Infinity);
  return packer.finish();
}

/**
 * A list as it is after some publications changed.
 *
 * @param ids the ids of the list's rows so far
 */
export async function renewedList(
  list: PostingList,
  ids: Int32Array,
  renewal: Renewal,
  added: readonly AddedRank[],
): Promise<PostingList> {
  const addedTo = Map.groupBy(added, ([, rank]) => rank);
  const before = new Map(list.parts.map(({ rank, rows }) => [rank, rows]));
  const parts: PostingPart[] = [];
  for (const rank of new Set([...before.keys(), ...addedTo.keys()])) {
    const more = Int32Array.from(addedTo.get(rank) ?? [], ([, , id]) => renewal.rowOf(id)).sort();
    const rows = await renewedRows(before.get(rank) ?? new Uint8Array(), ids, renewal, more);
    if (rows.length > 0) parts.push({ rank, rows });
  }
  return packedList(parts);
}
