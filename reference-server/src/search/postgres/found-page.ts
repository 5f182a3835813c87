import type { Queryable, Row } from '../../database/database.contract.ts';
import { and, leavesOf } from '../query/clauses.ts';
import type { WantedIds } from '../query/search-engine.contract.ts';
import { bestHitsSql } from './best-hits-sql.ts';
import type { PreparedSearch } from './lookups/prepared-search.ts';
import { type PageRows, pageRowSql } from './page-hits.ts';
import { orderedPage } from './posted-page-sql.ts';
import { choicesSql, hitsSql, pageSql } from './sql/hits-sql.ts';
import { orderOfEverythingSql, orderSql } from './sql/order-sql.ts';
import { sourceSql } from './sql/source-sql.ts';
import { createSqlValues, type SqlValues } from './sql/sql-values.ts';

/** A page of results, and the hits to count. */
export interface FoundPage {
  /** The catalogue's version. */
  readonly version: number;
  readonly page: PageRows;
  /** All hits before facets; null for the whole connection. */
  readonly found: readonly number[] | null;
}

/** The beginning of a statement by `bestHitsSql`, with its values. */
interface BestHits {
  readonly items: string;
  readonly values: SqlValues;
}

/** Ids as PostgreSQL writes an array, which drivers parse far more slowly. */
type WrittenIds = string;

interface PageAnswer extends Row {
  readonly version: number;
  readonly page: PageRows;
}

interface FoundAnswer extends Row {
  readonly version: number;
  readonly found: WrittenIds;
}

function readIds(written: WrittenIds): readonly number[] {
  return JSON.parse(`[${written.slice(1, -1)}]`) as number[];
}

const VERSION = '(select version from catalogue_version) as version';

const metSql = (search: PreparedSearch, values: SqlValues): string =>
  choicesSql(search, values).join(' and ') || 'true';

async function pageOfEverything(
  database: Queryable,
  search: PreparedSearch,
): Promise<FoundPage | undefined> {
  const values = createSqlValues();
  const met = metSql(search, values);
  const connection = values.add(search.plan.connectionId);
  const [answer] = await database.query<PageAnswer>(
    `select ${VERSION}, array(
      select ${pageRowSql('null')} from search_publications s
      where connection_id = ${connection} and ${met}
      order by ${orderOfEverythingSql(search.plan.sortings)} ${pageSql(search, values)}
    ) as page`,
    values.list,
  );
  return answer && { ...answer, found: null };
}

async function pageAmongHits(
  database: Queryable,
  search: PreparedSearch,
): Promise<FoundPage | undefined> {
  const values = createSqlValues();
  const met = metSql(search, values);
  const hits = hitsSql(search, { columns: `${met} as met`, where: '', scored: met }, values);
  const [answer] = await database.query<PageAnswer & FoundAnswer>(
    `with ${hits}
    select ${VERSION}, array(select id from hits)::text as found, array(
      select ${pageRowSql('text_id')} from hits where met
      order by ${orderSql(search.plan.sortings)} ${pageSql(search, values)}
    ) as page`,
    values.list,
  );
  return answer && { ...answer, found: readIds(answer.found) };
}

async function allHits(
  database: Queryable,
  { plan, source, ranking }: PreparedSearch,
): Promise<FoundAnswer | undefined> {
  const values = createSqlValues();
  const connection = `${values.add(plan.connectionId)}::integer`;
  const { from, where } = sourceSql(source, { ranking, connection, values });
  const [answer] = await database.query<FoundAnswer>(
    `select ${VERSION}, array(select s.id from ${from} where ${where})::text as found`,
    values.list,
  );
  return answer;
}

/** Runs both statements concurrently, if the database can, and if the hits have not been found before. */
async function pageOfBest(
  database: Queryable,
  search: PreparedSearch,
  best: BestHits,
  known: FoundAnswer | undefined,
): Promise<FoundPage | undefined> {
  const { values } = best;
  const [hits, [answer]] = await Promise.all([
    known ?? allHits(database, search),
    database.query<PageAnswer>(
      `with ${best.items}
      select ${VERSION}, array(
        select ${pageRowSql('null')} from best
        order by ${orderSql(search.plan.sortings)} ${pageSql(search, values)}
      ) as page`,
      values.list,
    ),
  ]);
  // The catalogue has changed between them.
  if (answer === undefined || answer.version !== hits?.version) return undefined;
  return { ...answer, found: readIds(hits.found) };
}

/** Hits that are ordered by their ids. */
const ORDERED_AT_MOST = 2000;

/**
 * Whether finding the hits takes long, although they may be few: for a phrase, the index gives all publications with
 * its words, and each of them is read.
 */
const isFoundSlowly = ({ plan }: PreparedSearch): boolean =>
  leavesOf(and(plan.main, plan.rows)).some(({ kind }) => kind === 'phrase');

/** A page of hits that were found before, so that they are not found again to be ordered. */
async function pageOfFew(
  database: Queryable,
  search: PreparedSearch,
  { version }: FoundAnswer,
  found: readonly number[],
): Promise<FoundPage> {
  const offset = Math.min(search.plan.offset, found.length);
  return { version, page: await orderedPage(database, search, found, offset), found };
}

/** Searches without counting; undefined if the catalogue changed meanwhile. */
export async function foundPage(
  database: Queryable,
  search: PreparedSearch,
): Promise<FoundPage | undefined> {
  if (search.source.kind === 'everything') return pageOfEverything(database, search);
  const values = createSqlValues();
  const best = bestHitsSql(search, metSql(search, values), values);
  if (best === undefined) return pageAmongHits(database, search);
  const known = isFoundSlowly(search) ? await allHits(database, search) : undefined;
  const found = known && readIds(known.found);
  return known && found && found.length <= ORDERED_AT_MOST
    ? pageOfFew(database, search, known, found)
    : pageOfBest(database, search, { items: best, values }, known);
}

/** The ids of a search, highest first. */
export async function foundIds(
  database: Queryable,
  search: PreparedSearch,
  { among, atMost }: WantedIds,
): Promise<readonly number[]> {
  const { plan, source } = search;
  const values = createSqlValues();
  const { content, from, where } = sourceSql(source, {
    connection: `${values.add(plan.connectionId)}::integer`,
    among: among && values.add(among),
    values,
  });
  const [answer] = await database.query<{ found: WrittenIds }>(
    `${content === undefined ? '' : `with ${content}`}
    select array(
      select s.id from ${from} where ${where} and ${metSql(search, values)}
      order by s.id desc limit ${values.add(atMost)}::integer
    )::text as found`,
    values.list,
  );
  return answer === undefined ? [] : readIds(answer.found);
}
