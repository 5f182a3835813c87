import type { SharedQuery } from '@leeszaal/shared-contracts';
import { alteredForms } from '../catalogue/connections/altered-forms.ts';
import type { Reader } from '../catalogue/connections/load-publications.ts';
import { hiddenValues, withoutChoices } from '../catalogue/connections/offered-values.ts';
import type { SearchedConnection } from '../catalogue/connections/search-connection.ts';
import type { Queryable, Row } from '../database/database.contract.ts';
import { planSearch, type SearchPlan, searchEngineOf } from '../search/index.ts';
import type { Session } from '../session/session.contract.ts';

/** The most records that an alert remembers in one connection. */
export const SEEN_AT_MOST = 5000;
/** Records that one statement looks at. */
export const RECORDS_AT_ONCE = 5000;
/** The most statements of a look at one connection: the first hundred thousand records of a large load. */
export const PAGES_AT_MOST = 20;

/**
 * A record is as old as the transaction that made it, which may be committed later than a look. So each look goes back
 * this far behind the one before; what it found then is in `seen`.
 */
const OVERLAP = "interval '1 hour'";

/** The stored state of an alert in a connection. */
export interface AlertMark {
  /** Later records are looked at; a time of the database, as text. */
  readonly from: string;
  /** Known records, the newest first. */
  readonly seen: readonly number[];
}

/** The result of a look at one connection. */
export interface Look {
  readonly mark: Pick<AlertMark, 'from'> & {
    /** Null: the records that were known. They are up to 5,000, and most looks find nothing. */
    readonly seen: AlertMark['seen'] | null;
  };
  /** New records, the newest first. */
  readonly found: readonly number[];
  readonly amount: number;
}

/** A search of one connection by one person. */
export interface AlertSearch {
  readonly database: Queryable;
  readonly session: Session;
  readonly loanSeconds: number;
  readonly connection: SearchedConnection;
  readonly query: SharedQuery;
  /** Checked before each page of records. */
  readonly isStopped: () => boolean;
}

/** The plan of a saved search, as the person may search now; undefined if the connection refuses it. */
async function planOf(search: AlertSearch): Promise<SearchPlan | undefined> {
  const { database, session, loanSeconds, connection, query } = search;
  const planned = planSearch(
    {
      query: query.query === '' ? '*' : query.query,
      queryType: query.queryType,
      fields: query.fields ?? [],
      facets: query.facets ?? {},
      sorting: [],
      paginationOptions: { page: 1, resultsPerPage: 1 },
    },
    connection,
  );
  if (planned.kind === 'refused') return undefined;
  const plan = withoutChoices(planned.plan, hiddenValues(connection.readBy, session));
  const reader: Reader = { ...session, loanSeconds };
  return { ...plan, altered: await alteredForms(database, reader, connection) };
}

interface Arrival extends Row {
  readonly id: number;
  readonly at: string;
}

/** Records that came into a connection since a time, in pages, the newest first. */
async function* arrivalsOf(
  database: Queryable,
  connection: number,
  from: string,
): AsyncGenerator<readonly number[]> {
  let last: Arrival = { id: 0, at: 'infinity' };
  for (;;) {
    const page = await database.query<Arrival>(
      `select id, created_at::text as at from publications
       where connection_id = $1 and created_at >= $2::timestamptz
         and (created_at, id) < ($3::timestamptz, $4::integer)
       order by created_at desc, id desc limit ${RECORDS_AT_ONCE}`,
      [connection, from, last.at, last.id],
    );
    const end = page.at(-1);
    if (end === undefined) return;
    yield page.map(({ id }) => id);
    if (page.length < RECORDS_AT_ONCE) return;
    last = end;
  }
}

/** The marks of a look now: `full` when it did not find all, so that no later look goes back. */
async function timesOf(
  database: Queryable,
): Promise<{ readonly next: string; readonly full: string }> {
  const [times] = await database.query<{ next: string; full: string }>(
    `select (clock_timestamp() - ${OVERLAP})::text as next, clock_timestamp()::text as full`,
  );
  if (times === undefined) throw new Error('The database has no time');
  return times;
}

interface NewHits {
  /** The newest first. */
  readonly ids: readonly number[];
  /** Whether all arrivals were searched. */
  readonly areAll: boolean;
}

/** A search among arrivals; the search is undefined while nothing can be found. */
interface ArrivalSearch {
  readonly since: string;
  readonly known: ReadonlySet<number>;
  readonly plan: () => Promise<SearchPlan | undefined>;
}

/** Searches the arrivals that are not known, in bounded work. @returns undefined if it was stopped */
async function searchArrivals(
  { database, connection, isStopped }: AlertSearch,
  { since, known, plan }: ArrivalSearch,
): Promise<NewHits | undefined> {
  const engine = searchEngineOf(database);
  const ids: number[] = [];
  let pages = 0;
  for await (const page of arrivalsOf(database, connection.id, since)) {
    if (isStopped()) return undefined;
    if (pages === PAGES_AT_MOST || ids.length >= SEEN_AT_MOST) return { ids, areAll: false };
    pages += 1;
    const among = page.filter((id) => !known.has(id));
    const planned = among.length === 0 ? undefined : await plan();
    if (planned === undefined) continue;
    const hits = new Set(await engine.findIds(planned, { among, atMost: among.length }));
    ids.push(...among.filter((id) => hits.has(id)));
  }
  return { ids, areAll: ids.length < SEEN_AT_MOST };
}

/** Makes a plan when it is first needed. */
function planOnce(search: AlertSearch): () => Promise<SearchPlan | undefined> {
  let plan: Promise<SearchPlan | undefined> | undefined;
  return () => {
    plan ??= planOf(search);
    return plan;
  };
}

/** Newer ids before others, without repetitions. */
const remembered = (newer: readonly number[], others: readonly number[]): readonly number[] =>
  [...new Set([...newer, ...others])].slice(0, SEEN_AT_MOST);

/**
 * The first look: the records that are there become known. Those of the last hour come before others, since the next
 * look goes back to them.
 */
async function findKnown(search: AlertSearch): Promise<Look | undefined> {
  const { database } = search;
  const { next, full } = await timesOf(database);
  const plan = planOnce(search);
  const latest = await searchArrivals(search, { since: next, known: new Set(), plan });
  if (latest === undefined) return undefined;
  const planned = await plan();
  const others =
    planned === undefined
      ? []
      : await searchEngineOf(database).findIds(planned, { atMost: SEEN_AT_MOST });
  const seen = remembered(latest.ids, others);
  return { mark: { from: latest.areAll ? next : full, seen }, found: [], amount: 0 };
}

/**
 * Looks at what came into a connection since the mark. Without a mark nothing counts as new: the records that are there
 * become known. A known record that is deleted and imported again under its number stays known.
 *
 * @returns undefined if it was stopped
 */
export async function findNewRecords(
  search: AlertSearch,
  mark: AlertMark | undefined,
): Promise<Look | undefined> {
  if (mark === undefined) return findKnown(search);
  const { next, full } = await timesOf(search.database);
  const known = new Set(mark.seen);
  const plan = planOnce(search);
  const arrived = await searchArrivals(search, { since: mark.from, known, plan });
  if (arrived === undefined) return undefined;
  const { ids, areAll } = arrived;
  const seen = ids.length === 0 ? null : remembered(ids, mark.seen);
  return { mark: { from: areAll ? next : full, seen }, found: ids, amount: ids.length };
}
