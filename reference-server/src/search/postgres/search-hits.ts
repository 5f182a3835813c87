import type { Queryable } from '../../database/database.contract.ts';
import { FACET_MASK } from '../fields/facets.ts';
import type { SearchHits, SearchPlan } from '../search-engine.contract.ts';
import { type FacetTriple, facetCounts, VALUES_PER_FACET } from './facet-counts.ts';
import { orderSql } from './order-sql.ts';
import type { FacetChoice, Ranking, Source } from './readied-search.ts';
import { scoreSql } from './score-sql.ts';
import { sourceSql } from './source-sql.ts';
import { createSqlValues, type SqlValues } from './sql-values.ts';
import { storedFacets } from './stored-totals.ts';

interface Answer {
  readonly [column: string]: unknown;
  readonly total: number;
  readonly ids: readonly number[];
  readonly facets: readonly FacetTriple[] | null;
}

const LAST_OFFSET = 2_147_483_647;

interface ChoiceSql {
  readonly bit: number;
  readonly met: string;
}

function choicesSql(choices: readonly FacetChoice[], values: SqlValues): ChoiceSql[] {
  return choices.map(({ facet, ids }) => ({
    bit: 1 << facet,
    met: `s.facet_ids && ${values.add(ids)}::integer[]`,
  }));
}

/** A number with a bit for each chosen facet that a row fails. */
function failsSql(choices: readonly ChoiceSql[]): string {
  const bits = choices.map(({ bit, met }) => `case when ${met} then 0 else ${bit} end`);
  return bits.length === 0 ? '0' : bits.join(' + ');
}

/**
 * The rows that count for anything: those that meet all choices but at most one, written so that the
 * index on facets finds them.
 */
function countingSql(choices: readonly ChoiceSql[], whole: boolean): string {
  if (choices.length === 0) return '';
  // The one facet's own counts are those of everything, which are stored.
  if (choices.length === 1) return whole ? ` and ${choices[0]?.met}` : '';
  const allButOne = choices.map((left) =>
    choices
      .filter((choice) => choice !== left)
      .map(({ met }) => met)
      .join(' and '),
  );
  return ` and (${allButOne.map((rest) => `(${rest})`).join(' or ')})`;
}

function statement(
  plan: SearchPlan,
  source: Source,
  ranking: Ranking,
  choices: readonly FacetChoice[],
  values: SqlValues,
): string {
  const connection = `${values.add(plan.connectionId)}::integer`;
  const { content, from, where } = sourceSql(source, { ranking, connection, values });
  const chosen = choicesSql(choices, values);
  const counting = countingSql(chosen, source.kind === 'everything');
  const byScore =
    plan.sortings.length === 0 || plan.sortings.some(({ field }) => field === 'score');
  const score = byScore ? scoreSql(source, ranking, values) : '0::real';
  const limit = values.add(plan.limit);
  const offset = values.add(Math.min(plan.offset, LAST_OFFSET));
  const active = values.add(choices.flatMap(({ ids }) => ids));
  const ownGroup =
    choices.length === 0 ? '' : `where fails = 0 or fails = 1 << (value_id & ${FACET_MASK})`;
  return `
    with ${content === undefined ? '' : `${content},`}
    hits as materialized (
      select s.id, s.title_key, s.year, s.facet_ids, ${score} as score, ${failsSql(chosen)} as fails
      from ${from} where ${where}${counting}
    ),
    counted as (
      select value_id, count(*)::integer as amount from hits, unnest(facet_ids) as value_id
      ${ownGroup} group by value_id
    ),
    ranked as (
      select value_id, amount, row_number() over (
        partition by value_id & ${FACET_MASK} order by amount desc, value_id
      ) as place from counted
    )
    select
      (select count(*)::integer from hits where fails = 0) as total,
      array(
        select id from hits where fails = 0
        order by ${orderSql(plan.sortings)} limit ${limit}::integer offset ${offset}::integer
      ) as ids,
      (
        select json_agg(json_build_array(
          value_id & ${FACET_MASK},
          (select value from facet_values where facet_values.id = value_id),
          amount
        ) order by place)
        from ranked where place <= ${VALUES_PER_FACET} or value_id = any(${active}::integer[])
      ) as facets`;
}

/** Searches by going through everything that fits. */
export async function searchHits(
  database: Queryable,
  plan: SearchPlan,
  source: Source,
  ranking: Ranking,
  choices: readonly FacetChoice[],
): Promise<SearchHits> {
  const values = createSqlValues();
  const text = statement(plan, source, ranking, choices, values);
  const [answer] = await database.query<Answer>(text, values.list);
  const triples = answer?.facets ?? [];
  const [only] = choices;
  if (source.kind === 'everything' && only !== undefined && choices.length === 1) {
    const own = await storedFacets(database, plan.connectionId, [only.facet], only.ids);
    const others = triples.filter(([facet]) => facet !== only.facet);
    return {
      total: answer?.total ?? 0,
      ids: answer?.ids ?? [],
      facets: facetCounts([...own, ...others]),
    };
  }
  return { total: answer?.total ?? 0, ids: answer?.ids ?? [], facets: facetCounts(triples) };
}
