import type { Queryable, Row } from '../../database/database.contract.ts';
import { bestHitsSql } from './best-hits-sql.ts';
import { choicesSql, hitsSql, pageSql } from './hits-sql.ts';
import { orderOfEverythingSql, orderSql } from './order-sql.ts';
import { type PageRows, pageRowSql } from './page-hits.ts';
import type { ReadiedSearch } from './readied-search.ts';
import { createSqlValues, type SqlValues } from './sql-values.ts';

/** A page of results, with what counting needs. */
export interface FoundPage extends Row {
  /** The catalogue's version that it was taken from. */
  readonly version: number;
  readonly page: PageRows;
  /** Everything that fits, before facets; null for everything there is. */
  readonly found: readonly number[] | null;
}

const VERSION = '(select version from catalogue_version) as version';

const all = (conditions: readonly string[]): string => conditions.join(' and ') || 'true';

function everythingSql(search: ReadiedSearch, values: SqlValues): string {
  const chosen = choicesSql(search, values).map(({ met }) => met);
  const connection = values.add(search.plan.connectionId);
  return `select ${VERSION}, null::integer[] as found, array(
      select ${pageRowSql('null')} from search_publications s
      where ${all([`connection_id = ${connection}`, ...chosen])}
      order by ${orderOfEverythingSql(search.plan.sortings)} ${pageSql(search, values)}
    ) as page`;
}

function fittingSql(search: ReadiedSearch, values: SqlValues): string {
  const met = all(choicesSql(search, values).map((choice) => choice.met));
  const best = bestHitsSql(search, met, values);
  const scored = best === undefined ? met : undefined;
  const hits = hitsSql(search, { columns: `${met} as met`, where: '', scored }, values);
  const rows =
    best === undefined
      ? `${pageRowSql('text_id')} from hits where met`
      : `${pageRowSql('null')} from best`;
  return `with ${hits}${best ?? ''}
    select ${VERSION}, array(select id from hits) as found, array(
      select ${rows}
      order by ${orderSql(search.plan.sortings)} ${pageSql(search, values)}
    ) as page`;
}

/** Searches without counting. */
export async function foundPage(
  database: Queryable,
  search: ReadiedSearch,
): Promise<FoundPage | undefined> {
  const values = createSqlValues();
  const whole = search.source.kind === 'everything';
  const text = whole ? everythingSql(search, values) : fittingSql(search, values);
  const [page] = await database.query<FoundPage>(text, values.list);
  return page;
}
