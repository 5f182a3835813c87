import { FACETS } from '@leeszaal/shared-contracts';
import type { Queryable } from '../../database/database.contract.ts';
import type { SearchHits, SearchPlan } from '../search-engine.contract.ts';
import { type FacetTriple, facetCounts, VALUES_PER_FACET } from './facet-counts.ts';
import { orderOfEverythingSql } from './order-sql.ts';

const LAST_OFFSET = 2_147_483_647;

const TOTAL = 'select total from search_totals where connection_id = $1';

const MOST_FREQUENT = `
  select asked.facet, counted.value, counted.hits
  from unnest($2::smallint[]) as asked (facet)
  cross join lateral (
    select value, hits from facet_values
    where connection_id = $1 and facet_values.facet = asked.facet and hits > 0
    order by hits desc limit ${VALUES_PER_FACET}
  ) counted
  union
  select facet, value, hits from facet_values where id = any($3::integer[])`;

const ALL_FACETS = FACETS.map((_name, facet) => facet);

/** The stored counts of the most frequent values of some facets, and of chosen ones. */
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
  ]);
  return rows.map(({ facet, value, hits }) => [facet, value, hits]);
}

/** Answers a search that asks nothing, from an index and the stored totals. */
export async function everything(database: Queryable, plan: SearchPlan): Promise<SearchHits> {
  const page = `
    select id from search_publications where connection_id = $1
    order by ${orderOfEverythingSql(plan.sortings)} limit $2 offset $3`;
  const rows = await database.query<{ id: number }>(page, [
    plan.connectionId,
    plan.limit,
    Math.min(plan.offset, LAST_OFFSET),
  ]);
  const [stored] = await database.query<{ total: number }>(TOTAL, [plan.connectionId]);
  return {
    total: stored?.total ?? 0,
    ids: rows.map(({ id }) => id),
    facets: facetCounts(await storedFacets(database, plan.connectionId, ALL_FACETS, [])),
  };
}
