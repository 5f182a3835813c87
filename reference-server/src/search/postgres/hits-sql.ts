import type { ReadiedSearch } from './readied-search.ts';
import { scoreSql } from './score-sql.ts';
import { sourceSql } from './source-sql.ts';
import type { SqlValues } from './sql-values.ts';

/** The condition that a row `s` meets the choice of a facet. */
export interface ChoiceSql {
  /** A bit of its own for each facet. */
  readonly bit: number;
  readonly met: string;
}

/** PostgreSQL's numbers end here; no catalogue has as many pages. */
const LAST_OFFSET = 2_147_483_647;

/** Writes the conditions of the choices. */
export function choicesSql(search: ReadiedSearch, values: SqlValues): ChoiceSql[] {
  return search.choices.map(({ facet, ids }) => ({
    bit: 1 << facet,
    met: `s.facet_ids && ${values.add(ids)}::integer[]`,
  }));
}

/** Writes which stretch of the results is asked for. */
export function pageSql({ plan }: ReadiedSearch, values: SqlValues): string {
  const offset = Math.min(plan.offset, LAST_OFFSET);
  return `limit ${values.add(plan.limit)}::integer offset ${values.add(offset)}::integer`;
}

/** What `hits` holds beyond what it is sorted by. */
export interface ExtraSql {
  readonly columns: string;
  /** Narrows the rows; begins with *and*, or is empty. */
  readonly where: string;
  /** Which rows can be on a page: only they get a score. */
  readonly scored: string;
}

/** Writes the `with` items that end in `hits`: the rows that a search is about. */
export function hitsSql(search: ReadiedSearch, extra: ExtraSql, values: SqlValues): string {
  const { plan, source, ranking } = search;
  const connection = `${values.add(plan.connectionId)}::integer`;
  const { content, from, where } = sourceSql(source, { ranking, connection, values });
  const byScore =
    plan.sortings.length === 0 || plan.sortings.some(({ field }) => field === 'score');
  const score = byScore
    ? `case when ${extra.scored} then ${scoreSql(source, ranking, values)} end`
    : '0::real';
  const text = source.kind === 'content' ? 'content.text_id' : 'null::bigint';
  return `${content === undefined ? '' : `${content},`}
    hits as materialized (
      select s.id, s.title_key, s.year, ${score} as score, ${text} as text_id, ${extra.columns}
      from ${from} where ${where}${extra.where}
    )`;
}
