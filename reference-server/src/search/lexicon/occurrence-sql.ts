import type { SearchContext } from '@leeszaal/shared-contracts';

/** From so many publications on a word is frequent. */
const FREQUENT = 100;

// The offset makes the planner expect all rows, and so use the index: for the first row alone it would read the table.
const IN_METADATA = `
  select 1 from search_publications s
  where s.connection_id = $1 and s.tsv @@ asked.query::tsquery offset 0`;
const IN_TEXTS = `
  select 1 from search_texts t join appearances a on a.doc_key = t.doc_key
  join publications p on p.pub_key = a.pub_key and p.connection_id = $1
  where t.tsv @@ asked.query::tsquery offset 0`;
const PLACES: Readonly<Record<SearchContext, readonly string[]>> = {
  metadata: [IN_METADATA],
  content: [IN_TEXTS],
  metadataAndContent: [IN_METADATA, IN_TEXTS],
};

/** Selects how often the words $2, as the queries $3, occur in the connection $1. */
export function frequencySql(context: SearchContext): string {
  const hits = PLACES[context].map(
    (rows) => `(select count(*) from (
      select from unnest(array[words.query]) as asked (query) cross join lateral (${rows}) hit
      limit ${FREQUENT}
    ) counted)`,
  );
  return `
    select words.word, (${hits.join(' + ')})::integer as hits
    from unnest($2::text[], $3::text[]) as words (word, query)`;
}

/**
 * Selects whether one of the queries $3 of each list matches in the connection $1; $2 are the numbers of their lists,
 * $4 all numbers. A list is read until one matches.
 */
export function occurSql(context: SearchContext): string {
  const hits = PLACES[context].map((rows) => `(${rows})`);
  return `
    select list, exists (
      select from unnest($2::integer[], $3::text[]) as asked (list, query)
      cross join lateral (${hits.join(' union all ')}) hit
      where asked.list = lists.list offset 0
    ) as found
    from unnest($4::integer[]) as lists (list)`;
}
