import type { Queryable, Row } from '../../../database/database.contract.ts';
import type { IndexedRow } from './search-document.ts';

/** Rows in a batch. */
export const ROWS_AT_ONCE = 200;

/** Columns of the row `s` of `search_publications`, as the document needs them; beside its key. */
const COLUMNS = `
  s.year, s.title_key as "titleKey",
  (select json_object_agg(of.facet, of.ids) from (
    select facet, json_agg(facet_values.id order by facet_values.id) as ids from facet_values
    where facet_values.id = any(s.facet_ids) and spelling_of is null group by facet
  ) of) as facets,
  (select coalesce(json_agg(json_build_array(lexeme, positions, weights)), '[]') from unnest(s.tsv)
  ) as lexemes`;

/** A publication whose row has changed. */
export interface Change {
  readonly connectionId: number;
  readonly id: number;
  /** The number of the change. */
  readonly change: number;
  /** Undefined if the row is gone. */
  readonly row: IndexedRow | undefined;
}

type StoredRow = IndexedRow & Row;

interface NotedRow extends StoredRow {
  readonly change: number;
  readonly isGone: boolean;
}

const changesWhere = (condition: string): string => `
  select c.change, s.id is null as "isGone", ${COLUMNS},
    c.connection_id as "connectionId", c.id
  from search_changes c
  left join search_publications s on s.connection_id = c.connection_id and s.id = c.id
  where not c.is_refused ${condition}
  order by c.change desc limit ${ROWS_AT_ONCE}`;

// Each has an index of its own.
const CHANGES = changesWhere('');
const CHANGES_OF_CONNECTION = changesWhere('and c.connection_id = $1');

/** The last changes that the engine does not have, of one connection or of all. */
export async function readChanges(
  database: Queryable,
  connectionId: number | undefined,
): Promise<Change[]> {
  const rows =
    connectionId === undefined
      ? await database.query<NotedRow>(CHANGES)
      : await database.query<NotedRow>(CHANGES_OF_CONNECTION, [connectionId]);
  return rows.map(({ change, isGone, ...row }) => ({
    connectionId: row.connectionId,
    id: row.id,
    change,
    row: isGone ? undefined : row,
  }));
}

const COPIED = `
  select ${COLUMNS}, s.connection_id as "connectionId", s.id
  from search_publications s
  where (s.connection_id, s.id) > ($1, $2) order by s.connection_id, s.id limit ${ROWS_AT_ONCE}`;

/** The next rows after one. */
export function readRows(
  database: Queryable,
  after: Pick<IndexedRow, 'connectionId' | 'id'>,
): Promise<IndexedRow[]> {
  return database.query<StoredRow>(COPIED, [after.connectionId, after.id]);
}
