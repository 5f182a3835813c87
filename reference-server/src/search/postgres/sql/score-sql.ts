import type { RankedWords } from '../../query/rank-query.ts';
import {
  OTHERS,
  plainRankSql,
  SHORT_TITLES,
  STEMS,
  TITLE_LENGTH_SQL,
} from '../../scores/score-parts.ts';
import type { Ranking, Source } from '../lookups/prepared-search.ts';
import type { SqlValues } from './sql-values.ts';

// Every number is a `real`: PostgreSQL's default, `numeric`, is far slower.

/** Bonus for a title that begins with the typed words. */
const BEGINNING = '0.5::real';
/** Keeps the best hit in a text below the least hit in the metadata. */
const CONTENT_SHARE = '0.001::real';

/*
 * Without bonuses a typed word scores at most 1.08: 1 in the title, since `ts_rank` of a word is at most its weight,
 * 0.06 more among the subjects, 0.01 in the series and in the publisher's name. Outside titles it scores at most 0.28,
 * and in a title at least 0.6. Other forms add 0.15, compounds 0.03, short titles 0.004.
 */

/** Upper bound of hits whose title neither is nor begins with the typed words. */
export const BELOW_TYPED_TITLES = '1.4::real';
/** Upper bound of hits without the one word in their title. */
export const BELOW_TITLES = '0.55::real';

/** Conditions that the title of a row `s` matches the typed words, which use the index of titles. */
export function titleMatchSql(
  { titles: [whole, ...parts] }: Ranking,
  values: SqlValues,
): { readonly isTyped: string; readonly begins: string; readonly keys: string } | undefined {
  if (whole === undefined) return undefined;
  const keys = `${values.add([whole, ...parts].map((title) => title.titleKey))}::text[]`;
  // Title keys have no character below a digit but the space; `!` is its successor.
  const first = `${values.add(`${whole.titleKey} `)}::text`;
  const beyond = `${values.add(`${whole.titleKey}!`)}::text`;
  return {
    keys,
    isTyped: `s.title_key = any(${keys})`,
    begins: `(s.title_key >= ${first} and s.title_key < ${beyond})`,
  };
}

/** Which titles match, and their bonus; undefined if no words were typed. */
interface TitleMatchSql {
  readonly matches: string;
  readonly bonus: string;
}

/** Writes the bonus of rows `s` whose titles match the typed words. */
export function titleBonusSql(ranking: Ranking, values: SqlValues): TitleMatchSql | undefined {
  const fit = titleMatchSql(ranking, values);
  if (fit === undefined) return undefined;
  const bonuses = `${values.add(ranking.titles.map(({ bonus }) => bonus))}::real[]`;
  return {
    matches: `(${fit.isTyped} or ${fit.begins})`,
    bonus: `case when ${fit.isTyped} then (${bonuses})[array_position(${fit.keys}, s.title_key)]
          when ${fit.begins} then ${BEGINNING} else 0::real end`,
  };
}

function titleBonus(ranking: Ranking, values: SqlValues): string[] {
  const fit = titleBonusSql(ranking, values);
  if (fit === undefined) return [];
  const { bonus, unit } = SHORT_TITLES;
  return [fit.bonus, `${bonus}::real / (1 + ${TITLE_LENGTH_SQL} / ${unit}::real)`];
}

const rankSql = ({ query, factor }: RankedWords, share: number, values: SqlValues): string =>
  `${plainRankSql(values.add(query))} * ${values.add(factor * share)}::real`;

function variantsSql(
  words: RankedWords | undefined,
  { share, most }: { readonly share: number; readonly most: number },
  values: SqlValues,
): string[] {
  if (words === undefined) return [];
  return [`least(${rankSql(words, share, values)}, ${most}::real)`];
}

/** Writes the score of a row of `search_publications s` (and of `content`, in searches of texts). */
export function scoreSql(source: Source, ranking: Ranking, values: SqlValues): string {
  const { exact, stems, others } = ranking.words;
  const parts = titleBonus(ranking, values);
  if (exact !== undefined) parts.push(rankSql(exact, 1, values));
  parts.push(...variantsSql(stems, STEMS, values), ...variantsSql(others, OTHERS, values));
  if (source.kind === 'content') parts.push(`coalesce(content.score, 0::real) * ${CONTENT_SHARE}`);
  return parts.length === 0 ? '0::real' : `(${parts.join(' + ')})`;
}
