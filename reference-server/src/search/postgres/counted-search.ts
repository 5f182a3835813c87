import type { Queryable, Row } from '../../database/database.contract.ts';
import { type FacetTriple, facetCounts, VALUES_PER_FACET } from '../facets/facet-counts.ts';
import { FACET_MASK } from '../facets/facets.ts';
import type { SearchHits } from '../query/search-engine.contract.ts';
import { type ChoiceSql, choicesSql, hitsSql, pageSql } from './hits-sql.ts';
import { orderSql } from './order-sql.ts';
import { type PageRows, pageHits, pageRowSql } from './page-hits.ts';
import type { PreparedSearch } from './prepared-search.ts';
import { createSqlValues, type SqlValues } from './sql-values.ts';
import { storedFacets } from './stored-totals.ts';

interface Answer extends Row {
  readonly total: number;
  readonly page: PageRows;
  readonly facets: readonly FacetTriple[] | null;
}

/** A number with a bit for each chosen facet that a row fails. */
function failsSql(choices: readonly ChoiceSql[]): string {
  const bits = choices.map(({ bit, met }) => `case when ${met} then 0 else ${bit} end`);
  return bits.length === 0 ? '0' : bits.join(' + ');
}

/** Condition that a row fails at most one choice, in a form that uses the index of facets. */
function countingSql(choices: readonly ChoiceSql[], whole: boolean): string {
  if (choices.length === 0) return '';
  // The counts of the chosen facet itself are stored ones.
  if (choices.length === 1) return whole ? ` and ${choices[0]?.met}` : '';
  const allButOne = choices.map((left) =>
    choices
      .filter((choice) => choice !== left)
      .map(({ met }) => met)
      .join(' and '),
  );
  return ` and (${allButOne.map((rest) => `(${rest})`).join(' or ')})`;
}

function statement(search: PreparedSearch, values: SqlValues): string {
  const chosen = choicesSql(search, values);
  const hits = hitsSql(
    search,
    {
      columns: `s.facet_ids, ${failsSql(chosen)} as fails`,
      where: countingSql(chosen, search.source.kind === 'everything'),
      scored: chosen.map(({ met }) => met).join(' and ') || 'true',
    },
    values,
  );
  const ownFacet =
    chosen.length === 0 ? '' : `where fails = 0 or fails = 1 << (value_id & ${FACET_MASK})`;
  const active = values.add(search.choices.flatMap(({ ids }) => ids));
  return `
    with ${hits},
    counted as (
      select value_id, count(*)::integer as amount from hits, unnest(facet_ids) as value_id
      ${ownFacet} group by value_id
    ),
    ranked as (
      select value_id, amount, row_number() over (
        partition by value_id & ${FACET_MASK} order by amount desc, value_id
      ) as place from counted
    )
    select
      (select count(*)::integer from hits where fails = 0) as total,
      array(
        select ${pageRowSql('text_id')} from hits where fails = 0
        order by ${orderSql(search.plan.sortings)} ${pageSql(search, values)}
      ) as page,
      (
        select json_agg(json_build_array(
          value_id & ${FACET_MASK},
          (select value from facet_values where facet_values.id = value_id),
          amount
        ) order by place)
        from ranked where place <= ${VALUES_PER_FACET} or value_id = any(${active}::integer[])
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
  return { total, ...pageHits(page), facets: facetCounts([...own, ...others]) };
}
