import type { ReadiedSearch } from './readied-search.ts';
import { BELOW_TITLES, BELOW_TYPED_TITLES, scoreSql, titleFitSql } from './score-sql.ts';
import { sourceSql } from './source-sql.ts';
import type { SqlValues } from './sql-values.ts';

/** Some of the hits with their scores, and a score that none of the others reaches. */
interface Tier {
  readonly name: string;
  /** A statement; it selects nothing when an earlier tier holds the page. */
  readonly rows: string;
  readonly othersBelow: string;
}

function byScoreFirst({ plan: { sortings } }: ReadiedSearch): boolean {
  const [first] = sortings;
  return first === undefined || (first.field === 'score' && first.order === 'desc');
}

const unlessEnough = (tiers: readonly Tier[]): string =>
  tiers.map(({ name }) => ` and not (select enough from ${name}_counted)`).join('');

/**
 * Writes the `with` items that end in `best`: hits with scores, enough of them that a page
 * by score is the same as if all had one. Reading the words of every hit is what takes long in a large
 * catalogue; so those with a fitting title are read first, and the others only when the page may need
 * them. Undefined for a search whose page is not so found.
 *
 * @param met the condition that a row `s` meets all choices
 */
export function bestHitsSql(
  search: ReadiedSearch,
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

  const fit = titleFitSql(ranking, values);
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

/** PostgreSQL's numbers end here. */
const MOST_NEEDED = 2_147_483_647;
