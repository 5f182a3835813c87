import type { Queryable, Row } from '../../database/database.contract.ts';
import type { PreparedSearch } from './lookups/prepared-search.ts';
import { type PageRows, pageRowSql } from './page-hits.ts';
import { choicesSql } from './sql/hits-sql.ts';
import { orderOfEverythingSql, orderSql } from './sql/order-sql.ts';
import { scoreSql, titleBonusSql } from './sql/score-sql.ts';
import { createSqlValues } from './sql/sql-values.ts';

const idsIn = (written: string): readonly number[] => JSON.parse(`[${written}]`) as number[];

interface TitlesRow extends Row {
  readonly bonus: number;
  readonly ids: string;
}

/** The publications whose titles match the typed words, with their bonus; undefined if no words were typed. */
export async function matchingTitles(
  database: Queryable,
  { plan, ranking }: PreparedSearch,
): Promise<ReadonlyMap<number, number> | undefined> {
  const values = createSqlValues();
  const fit = titleBonusSql(ranking, values);
  if (fit === undefined) return undefined;
  const rows = await database.query<TitlesRow>(
    `select bonus, string_agg(id::text, ',') as ids from (
      select s.id, ${fit.bonus} as bonus from search_publications s
      where s.connection_id = ${values.add(plan.connectionId)} and ${fit.matches}
    ) titled group by bonus`,
    values.list,
  );
  const bonuses = new Map<number, number>();
  for (const { bonus, ids } of rows) for (const id of idsIn(ids)) bonuses.set(id, bonus);
  return bonuses;
}

/** Orders those of some publications that match all choices, and gives those at some places. */
export async function orderedPage(
  database: Queryable,
  search: PreparedSearch,
  ids: readonly number[],
  offset: number,
): Promise<PageRows> {
  const { plan, source, ranking } = search;
  const values = createSqlValues();
  const score = scoreSql(source, ranking, values);
  const met = choicesSql(search, values).join(' and ') || 'true';
  // The offset prevents the planner from reading all that match the choices.
  const [row] = await database.query<Row & { page: PageRows }>(
    `select array(
      select ${pageRowSql('null')} from (
        select s.id, s.title_key, s.year, ${score} as score from (
          select * from search_publications
          where connection_id = ${values.add(plan.connectionId)}
            and id = any(${values.add(ids)}::integer[]) offset 0
        ) s where ${met}
      ) candidates
      order by ${orderSql(plan.sortings)}
      limit ${values.add(plan.limit)}::integer offset ${values.add(offset)}::integer
    ) as page`,
    values.list,
  );
  return row?.page ?? [];
}

/** The first publications of a connection, in the order of a search whose hits have equal scores. */
export async function firstInOrder(
  database: Queryable,
  { plan }: PreparedSearch,
  atMost: number,
): Promise<readonly number[]> {
  const [row] = await database.query<Row & { ids: string }>(
    `select array_to_string(array(
      select id from search_publications where connection_id = $1
      order by ${orderOfEverythingSql(plan.sortings)} limit $2::integer
    ), ',') as ids`,
    [plan.connectionId, atMost],
  );
  return idsIn(row?.ids ?? '');
}
