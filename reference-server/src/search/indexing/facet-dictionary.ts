import type { Queryable, Row } from '../../database/database.contract.ts';
import { newFacetIdSql } from '../facets/facet-ids.ts';
import type { FacetEntry } from '../facets/facets.ts';

interface Found extends FacetEntry, Row {
  readonly id: number;
}

const keyOf = ({ facet, value }: FacetEntry): string => `${facet} ${value}`;

const ADD = `
  insert into facet_values (id, connection_id, facet, value)
  select ${newFacetIdSql('asked.facet')}, $1, asked.facet, asked.value
  from unnest($2::smallint[], $3::text[]) as asked (facet, value)
  where not exists (
    select from facet_values known
    where known.connection_id = $1 and known.facet = asked.facet and known.value = asked.value
  )`;

const FIND = `
  select known.id, known.facet, known.value
  from unnest($2::smallint[], $3::text[]) as asked (facet, value)
  join facet_values known
    on known.connection_id = $1 and known.facet = asked.facet and known.value = asked.value`;

/** The ids of a connection's facet values; adds missing values. The caller holds the catalogue's lock. */
export async function facetIds(
  transaction: Queryable,
  connectionId: number,
  entries: readonly FacetEntry[],
): Promise<(entry: FacetEntry) => number | undefined> {
  const distinct = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
  const values = [
    connectionId,
    distinct.map(({ facet }) => facet),
    distinct.map(({ value }) => value),
  ];
  await transaction.query(ADD, values);
  const rows = await transaction.query<Found>(FIND, values);
  const ids = new Map(rows.map((row) => [keyOf(row), row.id]));
  return (entry) => ids.get(keyOf(entry));
}
