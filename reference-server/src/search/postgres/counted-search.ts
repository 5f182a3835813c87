import type { Queryable, Row } from '../../database/database.contract.ts';
import { withDifferences } from '../facets/altered-rows.ts';
import { type FacetTriple, facetCounts, VALUES_PER_FACET } from '../facets/facet-counts.ts';
import {
  facetOfIdSql,
  failedFacet,
  isOfFacetSql,
  isOfFailedFacetSql,
} from '../facets/facet-ids.ts';
import { YEARS } from '../facets/year-spans.ts';
import type { SearchHits } from '../query/search-engine.contract.ts';
import type { PreparedSearch } from './lookups/prepared-search.ts';
import { storedFacets } from './lookups/stored-totals.ts';
import { type PageRows, pageHits, pageRowSql } from './page-hits.ts';
import { choicesSql, hitsSql, pageSql } from './sql/hits-sql.ts';
import { orderSql } from './sql/order-sql.ts';
import { createSqlValues, type SqlValues } from './sql/sql-values.ts';

interface Answer extends Row {
  readonly total: number;
  readonly page: PageRows;
  readonly facets: readonly FacetTriple[] | null;
}

/** The chosen facet that a row fails (`failedFacet`); for rows that fail at most one. */
function failedSql({ choices }: PreparedSearch, conditions: readonly string[]): string {
  const numbers = choices.map(
    ({ facet }, at) => `case when ${conditions[at]} then 0 else ${failedFacet(facet)} end`,
  );
  return numbers.join(' + ') || '0';
}

/** Condition that a row fails at most one choice, in a form that uses the index of facets. */
function countingSql(choices: readonly string[], whole: boolean): string {
  if (choices.length === 0) return '';
  // The counts of the chosen facet itself are stored ones.
  if (choices.length === 1) return whole ? ` and ${choices[0]}` : '';
  const allButOne = choices.map((left) => choices.filter((met) => met !== left).join(' and '));
  return ` and (${allButOne.map((rest) => `(${rest})`).join(' or ')})`;
}

/** Writes the values of the rows `hits` for the caller. */
function valuesSql({ altered }: PreparedSearch, values: SqlValues): string {
  if (altered.values.size === 0) return 'hits, unnest(facet_ids) as value_id';
  const ids = values.add([...altered.values.keys()]);
  const own = values.add(Array.from(altered.values.values(), (row) => `{${row.join(',')}}`));
  return `hits
      left join unnest(${ids}::integer[], ${own}::text[]) as altered (altered_id, own)
        on altered_id = hits.id,
      unnest(coalesce(own::integer[], facet_ids)) as value_id`;
}

function statement(search: PreparedSearch, values: SqlValues): string {
  const chosen = choicesSql(search, values);
  const hits = hitsSql(
    search,
    {
      columns: `s.facet_ids, ${failedSql(search, chosen)} as failed`,
      where: countingSql(chosen, search.source.kind === 'everything'),
      scored: chosen.join(' and ') || 'true',
    },
    values,
  );
  const facets = search.choices.map(({ facet }) => facet);
  const isOwn = isOfFailedFacetSql('value_id', 'failed', facets);
  const active = values.add(search.choices.flatMap(({ ids }) => ids));
  return `
    with ${hits},
    counted as (
      select value_id, count(*)::integer as amount from ${valuesSql(search, values)}
      ${chosen.length === 0 ? '' : `where failed = 0 or ${isOwn}`} group by value_id
    ),
    ranked as (
      select value_id, amount, row_number() over (
        partition by ${facetOfIdSql('value_id')} order by amount desc, value_id
      ) as place from counted
    )
    select
      (select count(*)::integer from hits where failed = 0) as total,
      array(
        select ${pageRowSql('text_id')} from hits where failed = 0
        order by ${orderSql(search.plan.sortings)} ${pageSql(search, values)}
      ) as page,
      (
        select json_agg(json_build_array(facet, value, amount) order by place)
        from ranked join lateral (
          select facet, coalesce(shown, value) as value from facet_values where id = value_id offset 0
        ) named on true
        where place <= ${VALUES_PER_FACET} or ${isOfFacetSql('value_id', YEARS)}
          or value_id = any(${active}::integer[])
      ) as facets`;
}

/** Searches and counts in one statement, which reads the facets of all hits. */
export async function countedSearch(
  database: Queryable,
  search: PreparedSearch,
): Promise<SearchHits> {
  const values = createSqlValues();
  const [answer] = await database.query<Answer>(statement(search, values), values.list);
  const { total = 0, page = [] } = answer ?? {};
  const counted = answer?.facets ?? [];
  const [only, second] = search.choices;
  if (search.source.kind !== 'everything' || only === undefined || second !== undefined) {
    return { total, ...pageHits(page), facets: facetCounts(counted) };
  }
  const own = await storedFacets(database, search.plan.connectionId, [only.facet], only.ids);
  const others = counted.filter(([facet]) => facet !== only.facet);
  const differences = search.altered.differences.filter(([facet]) => facet === only.facet);
  return {
    total,
    ...pageHits(page),
    facets: withDifferences(facetCounts([...own, ...others]), differences),
  };
}
