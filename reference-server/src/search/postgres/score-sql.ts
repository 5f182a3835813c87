import type { Ranking, Source } from './readied-search.ts';
import type { SqlValues } from './sql-values.ts';

/** What a hit in D, C, B and A is worth: any title hit is above all hits elsewhere together. */
const WEIGHTS = '{0.05, 0.2, 0.5, 1}';
/** On top, for a title that goes on after the typed words. */
const BEGINNING = 0.5;
/** At most, for a short title. */
const SHORTNESS = 0.1;
/** A hit in the metadata is above all hits in texts alone. */
const CONTENT_SHARE = 0.2;

function metadataScore({ query, titles }: Ranking, values: SqlValues): string {
  const parts: string[] = [];
  if (query !== undefined) {
    parts.push(`ts_rank('${WEIGHTS}'::real[], s.tsv, ${values.add(query)}::text::tsquery)`);
  }
  const [whole] = titles;
  if (whole !== undefined) {
    const keys = `${values.add(titles.map(({ titleKey }) => titleKey))}::text[]`;
    const bonuses = `${values.add(titles.map(({ bonus }) => bonus))}::real[]`;
    const start = `${values.add(`${whole.titleKey} `)}::text`;
    parts.push(
      `case when s.title_key = any(${keys}) then (${bonuses})[array_position(${keys}, s.title_key)]
            when starts_with(s.title_key, ${start}) then ${BEGINNING} else 0 end`,
      `${SHORTNESS} / (1 + coalesce(length(s.title_key), 400) / 40.0)`,
    );
  }
  return parts.length === 0 ? '0' : parts.join(' + ');
}

/** How well a row of `search_publications s` (and of `content`, where texts are searched) fits. */
export function scoreSql(source: Source, ranking: Ranking, values: SqlValues): string {
  if (source.kind === 'everything') return '0::real';
  if (source.kind === 'metadata') return `(${metadataScore(ranking, values)})::real`;
  const content = `coalesce(content.score, 0) * ${CONTENT_SHARE}`;
  if (source.main === undefined) return `(${content})::real`;
  return `(${content} + case when s.tsv @@ ${values.add(source.main)}::text::tsquery
    then 1 + ${metadataScore(ranking, values)} else 0 end)::real`;
}
