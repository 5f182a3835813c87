import type { Ranking, Source } from './readied-search.ts';
import type { SqlValues } from './sql-values.ts';

// Every number is a `real`: PostgreSQL would reckon with decimals otherwise, which takes far longer.

/** What a hit in D, C, B and A is worth: any title hit is above all hits elsewhere together. */
const WEIGHTS = '{0.05, 0.2, 0.5, 1}';
/** On top, for a title that goes on after the typed words. */
const BEGINNING = '0.5::real';
/** At most, for a short title. */
const SHORTNESS = '0.1::real';
/** The best hit in a text is below the least hit in the metadata. */
const CONTENT_SHARE = '0.02::real';

/*
 * Where the words of the query are all that counts, a word is worth 1 at most (in titles alone), and
 * 0.5 outside of titles, since `ts_rank` takes their mean.
 */

/** No hit reaches this whose title neither is nor begins with what was typed. */
export const BELOW_TYPED_TITLES = '1.1::real';
/** No hit reaches this without the one word in its title. */
export const BELOW_TITLES = '0.6::real';

/**
 * The conditions that the title of a row `s` fits what was typed, in a form that the index on titles
 * answers; undefined when nothing was.
 */
export function titleFitSql(
  { titles: [whole, ...parts] }: Ranking,
  values: SqlValues,
): { readonly isTyped: string; readonly begins: string; readonly keys: string } | undefined {
  if (whole === undefined) return undefined;
  const keys = `${values.add([whole, ...parts].map((title) => title.titleKey))}::text[]`;
  // A title key has a space between two words, and nothing else below a digit; `!` comes next.
  const first = `${values.add(`${whole.titleKey} `)}::text`;
  const beyond = `${values.add(`${whole.titleKey}!`)}::text`;
  return {
    keys,
    isTyped: `s.title_key = any(${keys})`,
    begins: `(s.title_key >= ${first} and s.title_key < ${beyond})`,
  };
}

function titleBonus(ranking: Ranking, values: SqlValues): string[] {
  const fit = titleFitSql(ranking, values);
  if (fit === undefined) return [];
  const bonuses = `${values.add(ranking.titles.map(({ bonus }) => bonus))}::real[]`;
  return [
    `case when ${fit.isTyped} then (${bonuses})[array_position(${fit.keys}, s.title_key)]
          when ${fit.begins} then ${BEGINNING} else 0::real end`,
    `${SHORTNESS} / (1 + coalesce(length(s.title_key), 400) / 40::real)`,
  ];
}

/** How well a row of `search_publications s` (and of `content`, where texts are searched) fits. */
export function scoreSql(source: Source, ranking: Ranking, values: SqlValues): string {
  const parts = titleBonus(ranking, values);
  if (ranking.query !== undefined) {
    parts.push(`ts_rank('${WEIGHTS}'::real[], s.tsv, ${values.add(ranking.query)}::text::tsquery)`);
  }
  if (source.kind === 'content') parts.push(`coalesce(content.score, 0::real) * ${CONTENT_SHARE}`);
  return parts.length === 0 ? '0::real' : `(${parts.join(' + ')})`;
}
