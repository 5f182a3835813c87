import type { Queryable } from '../../database/database.contract.ts';
import type { PreparedSearch } from './lookups/prepared-search.ts';
import { storedTotal } from './lookups/stored-totals.ts';
import { choicesSql } from './sql/hits-sql.ts';
import { sourceSql } from './sql/source-sql.ts';
import { createSqlValues } from './sql/sql-values.ts';

/** Counts the hits of a search, and nothing else of it. */
export async function countHits(database: Queryable, search: PreparedSearch): Promise<number> {
  const { plan, source, choices } = search;
  if (source.kind === 'everything' && choices.length === 0) {
    return storedTotal(database, plan.connectionId);
  }
  const values = createSqlValues();
  const connection = `${values.add(plan.connectionId)}::integer`;
  // A count has no scores.
  const ranking = { ...search.ranking, words: { ...search.ranking.words, all: undefined } };
  const { content, from, where } = sourceSql(source, { ranking, connection, values });
  const conditions = [where, ...choicesSql(search, values)].join(' and ');
  const [counted] = await database.query<{ total: number }>(
    `${content === undefined ? '' : `with ${content} `}
    select count(*)::integer as total from ${from} where ${conditions}`,
    values.list,
  );
  return counted?.total ?? 0;
}
