import type { PreparedSearch } from './lookups/prepared-search.ts';
import { BELOW_TITLES, BELOW_TYPED_TITLES, scoreSql, titleMatchSql } from './sql/score-sql.ts';
import { sourceSql } from './sql/source-sql.ts';
import type { SqlValues } from './sql/sql-values.ts';

/** Hits with scores, and an upper bound of all other scores. */
interface Tier {
  readonly name: string;
  /** A statement; it selects no rows when an earlier tier suffices. */
  readonly rows: string;
  readonly othersBelow: string;
}

/** Whether a page begins with the highest scores. */
export function byScoreFirst({ plan: { sortings } }: PreparedSearch): boolean {
  const [first] = sortings;
  return first === undefined || (first.field === 'score' && first.order === 'desc');
}

const unlessEnough = (tiers: readonly Tier[]): string =>
  tiers.map(({ name }) => ` and not (select enough from ${name}_counted)`).join('');

/**
 * Writes the `with` items that end in `best`: hits with scores, sufficient for the page by score. Scoring reads
 * the vector of a hit, which is slow in a large catalogue; so hits with matching titles come first, and others
 * only if the page may need them. Undefined for searches without such bounds.
 *
 * @param met condition that a row `s` matches all choices
 */
export function bestHitsSql(
  search: PreparedSearch,
  met: string,
  values: SqlValues,
): string | undefined {
  const { plan, source, ranking } = search;
  if (source.kind !== 'set' || ranking.bound.kind === 'none' || !byScoreFirst(search)) {
    return undefined;
  }
  if (ranking.titles.length === 0 && ranking.bound.inTitle === undefined) return undefined;
  const connection = `${values.add(plan.connectionId)}::integer`;
  const score = scoreSql(source, ranking, values);
  const { from, where } = sourceSql(source, { ranking, connection, values });
  const scored = `select s.id, s.title_key, s.year, ${score} as score from ${from}
    where ${where} and ${met}`;
  const tiers: Tier[] = [];

  const fit = titleMatchSql(ranking, values);
  if (fit !== undefined) {
    tiers.push({
      name: 'typed',
      rows: `${scored} and (${fit.isTyped} or ${fit.begins})`,
      othersBelow: BELOW_TYPED_TITLES,
    });
  }
  if (ranking.bound.inTitle !== undefined) {
    tiers.push({
      name: 'titled',
      rows: `${scored} and s.tsv @@ ${values.add(ranking.bound.inTitle)}::text::tsquery${unlessEnough(tiers)}`,
      othersBelow: BELOW_TITLES,
    });
  }
  const needed = `${values.add(Math.min(plan.offset + plan.limit, MOST_NEEDED))}::integer`;
  const items = tiers.map(
    ({ name, rows, othersBelow }) => `
    ${name} as materialized (${rows}),
    ${name}_counted as materialized (
      select count(*) >= ${needed} as enough from ${name} where score > ${othersBelow}
    )`,
  );
  const chosen = tiers.map(
    ({ name }) => `select * from ${name} where (select enough from ${name}_counted)`,
  );
  return `${items.join(',')},
    best as (${[...chosen, scored + unlessEnough(tiers)].join(' union all ')})`;
}

/** PostgreSQL's largest `integer`. */
const MOST_NEEDED = 2_147_483_647;
