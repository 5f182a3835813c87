import type { IdSet } from '../../query/id-set.ts';
import type { Ranking, Source } from '../lookups/prepared-search.ts';
import { idSetSql } from './id-set-sql.ts';
import type { SqlValues } from './sql-values.ts';

/** Parts of a statement: a first `with` item, tables and condition. */
export interface SourceSql {
  readonly content: string | undefined;
  readonly from: string;
  readonly where: string;
}

interface Writing {
  /** Default: no scores. */
  readonly ranking?: Ranking;
  /** The placeholder of the connection's id. */
  readonly connection: string;
  /** The placeholder of the only ids that may be found; default: all. */
  readonly among?: string | undefined;
  readonly values: SqlValues;
}

const amongSql = (id: string, among: string | undefined): string =>
  among === undefined ? '' : ` and ${id} = any(${among}::integer[])`;

function publicationIds(set: IdSet, { connection, among, values }: Writing): string {
  const where = `of.connection_id = ${connection}${amongSql('of.id', among)}`;
  return idSetSql(set, { name: 'search_publications', where }, values);
}

function withinSql(source: Exclude<Source, { kind: 'content' }>, writing: Writing): string {
  const ofConnection = `s.connection_id = ${writing.connection}${amongSql('s.id', writing.among)}`;
  switch (source.kind) {
    case 'everything':
      return ofConnection;
    case 'others':
      // `not in` would be quadratic once the ids exceed `work_mem`.
      return `${ofConnection} and not exists (
        select from (${publicationIds(source.without, writing)}) gone (id) where gone.id = s.id)`;
    case 'set':
      return source.set.kind === 'match'
        ? `${ofConnection} and s.tsv @@ ${writing.values.add(source.set.query)}::text::tsquery`
        : `${ofConnection} and s.id in (${publicationIds(source.set, writing)})`;
  }
}

/** Score of the best page, and the first matching text, of each publication; text ids are in reading order. */
function contentSql(pages: IdSet, { ranking, connection, among, values }: Writing): string {
  const score =
    ranking?.words.all === undefined
      ? '0::real'
      : `max(ts_rank('{1, 1, 1, 1}'::real[], t.tsv, ${values.add(ranking.words.all)}::text::tsquery))`;
  return `content as materialized (
    select p.id, ${score} as score, min(t.id) as text_id
    from search_texts t
    join appearances a on a.doc_key = t.doc_key
    join publications p on p.pub_key = a.pub_key and p.connection_id = ${connection}${amongSql('p.id', among)}
    where t.id in (${idSetSql(pages, { name: 'search_texts', where: 'true' }, values)})
    group by p.id
  )`;
}

/** Selects the rows `s` of `search_publications` of a search, before facets. */
export function sourceSql(source: Source, writing: Writing): SourceSql {
  if (source.kind !== 'content') {
    const where = withinSql(source, writing);
    return { content: undefined, from: 'search_publications s', where };
  }
  const content = contentSql(source.pages, writing);
  const where = withinSql(source.rows, writing);
  if (source.metadata === undefined) {
    return { content, from: 'content join search_publications s on s.id = content.id', where };
  }
  // A union, because `or` over two tables would read every row.
  const found = `(select id from content union ${publicationIds(source.metadata, writing)}) found`;
  return {
    content,
    from: `${found} join search_publications s on s.id = found.id
      left join content on content.id = s.id`,
    where,
  };
}
