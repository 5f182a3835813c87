import type { IdSet } from '../../query/id-set.ts';
import type { SqlValues } from './sql-values.ts';

/** The searched table, with alias `of`. */
export interface SearchedTable {
  readonly name: 'search_publications' | 'search_texts';
  /** A condition on `of`. */
  readonly where: string;
}

/** Writes a statement that selects the ids of a set. */
export function idSetSql(set: IdSet, table: SearchedTable, values: SqlValues): string {
  const { name, where } = table;
  switch (set.kind) {
    case 'match':
      return `select of.id from ${name} of
        where ${where} and of.tsv @@ ${values.add(set.query)}::text::tsquery`;
    // An index scan for each word; the offset prevents the planner from inverting the join.
    case 'any':
      return `select hit.id from unnest(${values.add(set.queries)}::text[]) as asked (query)
        cross join lateral (
          select of.id from ${name} of where ${where} and of.tsv @@ asked.query::tsquery offset 0
        ) hit`;
    case 'union':
    case 'intersect':
      return set.sets.map((part) => `(${idSetSql(part, table, values)})`).join(` ${set.kind} `);
    case 'except':
      return `(${idSetSql(set.from, table, values)}) except (${idSetSql(set.without, table, values)})`;
  }
}
