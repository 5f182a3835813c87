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

function titleBonus([whole, ...parts]: Ranking['titles'], values: SqlValues): string[] {
  if (whole === undefined) return [];
  const titles = [whole, ...parts];
  const keys = `${values.add(titles.map(({ titleKey }) => titleKey))}::text[]`;
  const bonuses = `${values.add(titles.map(({ bonus }) => bonus))}::real[]`;
  const start = `${values.add(`${whole.titleKey} `)}::text`;
  return [
    `case when s.title_key = any(${keys}) then (${bonuses})[array_position(${keys}, s.title_key)]
          when starts_with(s.title_key, ${start}) then ${BEGINNING} else 0::real end`,
    `${SHORTNESS} / (1 + coalesce(length(s.title_key), 400) / 40::real)`,
  ];
}

/** How well a row of `search_publications s` (and of `content`, where texts are searched) fits. */
export function scoreSql(source: Source, ranking: Ranking, values: SqlValues): string {
  const parts = titleBonus(ranking.titles, values);
  if (ranking.query !== undefined) {
    parts.push(`ts_rank('${WEIGHTS}'::real[], s.tsv, ${values.add(ranking.query)}::text::tsquery)`);
  }
  if (source.kind === 'content') parts.push(`coalesce(content.score, 0::real) * ${CONTENT_SHARE}`);
  return parts.length === 0 ? '0::real' : `(${parts.join(' + ')})`;
}
