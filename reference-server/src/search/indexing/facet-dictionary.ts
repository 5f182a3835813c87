import type { Queryable, Row } from '../../database/database.contract.ts';
import { newFacetIdSql } from '../facets/facet-ids.ts';
import { type FacetEntry, facetKey } from '../facets/facets.ts';

interface Found extends Row {
  readonly id: number;
  readonly facet: number;
  readonly key: string;
}

const keyOf = ({ facet, value }: FacetEntry): string => `${facet} ${facetKey(value)}`;

// Values of an earlier index have no key yet.
const ADOPT = `
  update facet_values known set key = asked.key
  from unnest($2::smallint[], $3::text[], $4::text[]) as asked (facet, value, key)
  where known.connection_id = $1 and known.facet = asked.facet and known.value = asked.value
    and known.key is null and not exists (
      select from facet_values other
      where other.connection_id = $1 and other.facet = asked.facet and other.key = asked.key
    )`;

const ADD = `
  insert into facet_values (id, connection_id, facet, value, key)
  select ${newFacetIdSql('asked.facet')}, $1, asked.facet, asked.value, asked.key
  from unnest($2::smallint[], $3::text[], $4::text[]) as asked (facet, value, key)
  where not exists (
    select from facet_values known
    where known.connection_id = $1 and known.facet = asked.facet and known.key = asked.key
  )`;

const FIND = `
  select known.id, known.facet, known.key
  from unnest($2::smallint[], $3::text[]) as asked (facet, key)
  join facet_values known
    on known.connection_id = $1 and known.facet = asked.facet and known.key = asked.key`;

/**
 * The ids of a connection's facet values; adds missing values. Values of one key have one id, and are shown as the first
 * of them. The caller holds the catalogue's lock.
 */
export async function facetIds(
  transaction: Queryable,
  connectionId: number,
  entries: readonly FacetEntry[],
): Promise<(entry: FacetEntry) => number | undefined> {
  const distinct = [
    ...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values(),
  ];
  const facets = distinct.map(({ facet }) => facet);
  const keys = distinct.map(({ value }) => facetKey(value));
  const values = [connectionId, facets, distinct.map(({ value }) => value), keys];
  await transaction.query(ADOPT, values);
  await transaction.query(ADD, values);
  const rows = await transaction.query<Found>(FIND, [connectionId, facets, keys]);
  const ids = new Map(rows.map(({ facet, key, id }) => [`${facet} ${key}`, id]));
  return (entry) => ids.get(keyOf(entry));
}
