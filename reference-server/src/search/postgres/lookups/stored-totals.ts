import { FACETS } from '@leeszaal/shared-contracts';
import type { Queryable } from '../../../database/database.contract.ts';
import { type FacetTriple, facetCounts, valuesShown } from '../../facets/facet-counts.ts';
import type { CountedHits } from '../../query/search-engine.contract.ts';

const TOTAL = 'select total from search_totals where connection_id = $1';

const MOST_FREQUENT = `
  select asked.facet, counted.value, counted.hits
  from unnest($2::smallint[], $4::integer[]) as asked (facet, most)
  cross join lateral (
    select coalesce(shown, value) as value, hits from facet_values
    where connection_id = $1 and facet_values.facet = asked.facet and hits > 0
    order by hits desc limit asked.most
  ) counted
  union
  select facet, coalesce(shown, value), hits from facet_values where id = any($3::integer[])`;

const ALL_FACETS = FACETS.map((_name, facet) => facet);

/** The stored counts of the most frequent values of some facets, and of the chosen ones. */
export async function storedFacets(
  database: Queryable,
  connectionId: number,
  facets: readonly number[],
  chosen: readonly number[],
): Promise<FacetTriple[]> {
  const rows = await database.query<{ facet: number; value: string; hits: number }>(MOST_FREQUENT, [
    connectionId,
    facets,
    chosen,
    facets.map(valuesShown),
  ]);
  return rows.map(({ facet, value, hits }) => [facet, value, hits]);
}

/** The stored number of publications of a connection. */
export async function storedTotal(database: Queryable, connectionId: number): Promise<number> {
  const [stored] = await database.query<{ total: number }>(TOTAL, [connectionId]);
  return stored?.total ?? 0;
}

/** The stored counts of a whole connection. */
export async function storedCounts(
  database: Queryable,
  connectionId: number,
): Promise<CountedHits> {
  const facets = await storedFacets(database, connectionId, ALL_FACETS, []);
  return { total: await storedTotal(database, connectionId), facets: facetCounts(facets) };
}
