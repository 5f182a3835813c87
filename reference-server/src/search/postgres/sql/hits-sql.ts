import type { AlteredRows } from '../../facets/altered-rows.ts';
import type { YearSpan } from '../../facets/facet-choice.contract.ts';
import { CALLER_FACETS } from '../../facets/record-forms.ts';
import { mergedSpans, multirangeOf } from '../../facets/year-spans.ts';
import type { PreparedSearch } from '../lookups/prepared-search.ts';
import { scoreSql } from './score-sql.ts';
import { sourceSql } from './source-sql.ts';
import type { SqlValues } from './sql-values.ts';

/** PostgreSQL's largest `integer`. */
const LAST_OFFSET = 2_147_483_647;

/** Writes the condition on rows `s` that have other values for the caller, and those that they have here. */
function alteredSql(ids: readonly number[], { values: rows }: AlteredRows, values: SqlValues) {
  const chosen = new Set(ids);
  const matching = Array.from(rows).filter(([, own]) => own.some((id) => chosen.has(id)));
  return {
    isAltered: `s.id = any(${values.add([...rows.keys()])}::integer[])`,
    isMet: `s.id = any(${values.add(matching.map(([id]) => id))}::integer[])`,
  };
}

/** The most spans for which the index of years is used. */
const SPANS_AT_MOST = 8;

/** Writes the condition that the year of a row `s` is in some spans. An index serves comparisons, not multiranges. */
function yearsSql(spans: readonly YearSpan[], values: SqlValues): string {
  const merged = mergedSpans(spans);
  if (merged.length === 0 || merged.length > SPANS_AT_MOST) {
    return `s.year <@ ${values.add(multirangeOf(merged))}::int4multirange`;
  }
  const within = merged.map(
    ({ from, to }) => `s.year between ${values.add(from)}::integer and ${values.add(to)}::integer`,
  );
  return `(${within.join(' or ')})`;
}

/** Writes for each choice the condition that a row `s` matches it. */
export function choicesSql(
  { choices, altered }: Pick<PreparedSearch, 'choices' | 'altered'>,
  values: SqlValues,
): string[] {
  return choices.map(({ facet, ids, spans }) => {
    if (spans !== undefined) return yearsSql(spans, values);
    const isMet = `s.facet_ids && ${values.add(ids)}::integer[]`;
    if (altered.values.size === 0 || !CALLER_FACETS.includes(facet)) return isMet;
    const others = alteredSql(ids, altered, values);
    return `(${isMet} and not ${others.isAltered} or ${others.isMet})`;
  });
}

/** Writes the limit and offset of the page. */
export function pageSql({ plan }: PreparedSearch, values: SqlValues): string {
  const offset = Math.min(plan.offset, LAST_OFFSET);
  return `limit ${values.add(plan.limit)}::integer offset ${values.add(offset)}::integer`;
}

/** Additions to `hits`. */
export interface ExtraSql {
  readonly columns: string;
  /** A further condition that begins with `and`, or ''. */
  readonly where: string;
  /** Condition of rows that can be on a page: only they get a score. */
  readonly scored: string;
}

/** Writes the `with` items that end in `hits`: the rows of a search. */
export function hitsSql(search: PreparedSearch, extra: ExtraSql, values: SqlValues): string {
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
