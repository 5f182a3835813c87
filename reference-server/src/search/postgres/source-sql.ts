import type { Ranking, Source } from './readied-search.ts';
import type { SqlValues } from './sql-values.ts';

/** A `with` item to go first, what to select from, and under which condition. */
export interface SourceSql {
  readonly content: string | undefined;
  readonly from: string;
  readonly where: string;
}

const tsquery = (text: string, values: SqlValues): string => `${values.add(text)}::text::tsquery`;

function contentSql(
  source: Extract<Source, { kind: 'content' }>,
  ranking: Ranking,
  connection: string,
  values: SqlValues,
): string {
  const rank = tsquery(ranking.query ?? source.content, values);
  return `content as materialized (
    select p.id, max(ts_rank('{1, 1, 1, 1}'::real[], t.tsv, ${rank})) as score
    from search_texts t
    join appearances a on a.doc_key = t.doc_key
    join publications p on p.pub_key = a.pub_key and p.connection_id = ${connection}
    where t.tsv @@ ${tsquery(source.content, values)}
    group by p.id
  )`;
}

/** Selects the rows `s` of `search_publications` that a search is about, before facets. */
export function sourceSql(
  source: Source,
  ranking: Ranking,
  connection: string,
  values: SqlValues,
): SourceSql {
  const ofConnection = `s.connection_id = ${connection}`;
  if (source.kind === 'everything') {
    return { content: undefined, from: 'search_publications s', where: ofConnection };
  }
  if (source.kind === 'metadata') {
    const where = `${ofConnection} and s.tsv @@ ${tsquery(source.query, values)}`;
    return { content: undefined, from: 'search_publications s', where };
  }
  const content = contentSql(source, ranking, connection, values);
  const rows = source.rows === undefined ? '' : ` and s.tsv @@ ${tsquery(source.rows, values)}`;
  if (source.main === undefined) {
    return {
      content,
      from: 'content join search_publications s on s.id = content.id',
      where: ofConnection + rows,
    };
  }
  // A union, because an *or* over two tables would read every row.
  const found = `(
    select id from content
    union
    select f.id from search_publications f
    where f.connection_id = ${connection} and f.tsv @@ ${tsquery(source.main, values)}
  ) found`;
  return {
    content,
    from: `${found} join search_publications s on s.id = found.id
      left join content on content.id = s.id`,
    where: ofConnection + rows,
  };
}
