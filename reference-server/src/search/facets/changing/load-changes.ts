import type { Queryable, Row } from '../../../database/database.contract.ts';
import { TITLE_LENGTH_SQL } from '../../scores/score-parts.ts';
import type { DictionaryEntry, FacetArrays } from '../facet-arrays.ts';
import { readRows, WRITTEN_ROWS } from '../read-rows.ts';
import type { ArrayChanges, ChangedRow } from './change-arrays.ts';

/** Publications of a statement; more would hold PGlite's only session too long. */
const ROWS_AT_ONCE = 1000;

const ROWS = `
  select ${WRITTEN_ROWS} as rows
  from (
    select s.id, s.facet_ids, ${TITLE_LENGTH_SQL} as title_length
    from search_publications s where s.connection_id = $1 and s.id = any($2::integer[])
  ) changed`;

// The spelling that is shown may be another one.
const NAMES = `
  select id, facet, coalesce(shown, value) as value from facet_values
  where connection_id = $1 and id = any($2::integer[]) and spelling_of is null
  order by id`;

interface WritableRow extends ChangedRow {
  readonly valueIds: number[];
}

function rowsIn(written: string): Map<number, ChangedRow> {
  const rows = new Map<number, WritableRow>();
  let last: WritableRow = { titleLength: 0, valueIds: [] };
  readRows(written, {
    begin(id, titleLength = 0) {
      last = { titleLength, valueIds: [] };
      rows.set(id, last);
    },
    add: (valueId) => last.valueIds.push(valueId),
  });
  return rows;
}

/** The ids of the values that publications have in arrays. */
function valuesBefore(arrays: FacetArrays, ids: readonly number[]): number[] {
  const { starts, ends, values, valueIds } = arrays;
  return ids.flatMap((id) => {
    const row = arrays.rowOf(id);
    if (row < 0) return [];
    return Array.from(values.subarray(starts[row], ends[row]), (place) => valueIds[place] ?? -1);
  });
}

async function loadSome(
  database: Queryable,
  connectionId: number,
  arrays: FacetArrays,
  ids: readonly number[],
): Promise<ArrayChanges> {
  const [answer] = await database.query<Row & { rows: string | null }>(ROWS, [connectionId, ids]);
  const found = rowsIn(answer?.rows ?? '');
  const now = [...found.values()].flatMap(({ valueIds }) => valueIds);
  const entries = await database.query<DictionaryEntry & Row>(NAMES, [
    connectionId,
    [...new Set([...valuesBefore(arrays, ids), ...now])],
  ]);
  return { rows: new Map(ids.map((id) => [id, found.get(id)])), entries };
}

/** Reads what publications of a connection have now that had other values, or none, in arrays; a list of batches. */
export async function loadChanges(
  database: Queryable,
  connectionId: number,
  arrays: FacetArrays,
  changed: ReadonlySet<number>,
): Promise<readonly ArrayChanges[]> {
  const ids = [...changed];
  const batches: ArrayChanges[] = [];
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const some = ids.slice(from, from + ROWS_AT_ONCE);
    batches.push(await loadSome(database, connectionId, arrays, some));
  }
  return batches;
}
