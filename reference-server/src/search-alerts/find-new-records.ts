import type { SharedQuery } from '@leeszaal/shared-contracts';
import { alteredForms } from '../catalogue/altered-forms.ts';
import type { Reader } from '../catalogue/load-publications.ts';
import { hiddenValues, withoutChoices } from '../catalogue/offered-values.ts';
import type { SearchedConnection } from '../catalogue/search-connection.ts';
import type { Queryable, Row } from '../database/database.contract.ts';
import { planSearch, type SearchPlan, searchEngineOf } from '../search/index.ts';
import type { Session } from '../session/session.contract.ts';

/** The most records that an alert remembers in one connection. */
export const SEEN_AT_MOST = 5000;
/** Records that one statement looks at. */
export const RECORDS_AT_ONCE = 5000;

/**
 * A record is as old as the transaction that made it, which may be committed later than a look. So each look goes back
 * this far behind the one before; what it found then is in `seen`.
 */
const OVERLAP = "interval '1 hour'";

/** What an alert knows of a connection. */
export interface AlertMark {
  /** Later records are looked at; a time of the database, as text. */
  readonly from: string;
  /** Known records, the newest first. */
  readonly seen: readonly number[];
}

/** What a look at one connection found. */
export interface Look {
  readonly mark: AlertMark;
  /** New records, the newest first; `SEEN_AT_MOST` at most. */
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

/** Records that came into a connection, in pages, the oldest first. */
async function* arrivalsOf(
  database: Queryable,
  connection: number,
  from: string,
): AsyncGenerator<readonly number[]> {
  let last: Arrival = { id: 0, at: from };
  for (;;) {
    const page = await database.query<Arrival>(
      `select id, created_at::text as at from publications
       where connection_id = $1 and (created_at, id) > ($2::timestamptz, $3::integer)
       order by created_at, id limit ${RECORDS_AT_ONCE}`,
      [connection, last.at, last.id],
    );
    yield page.map(({ id }) => id);
    const end = page.at(-1);
    if (end === undefined || page.length < RECORDS_AT_ONCE) return;
    last = end;
  }
}

/** The marks of a look now: `full` when it found more than can be remembered, so that no later look goes back. */
async function timesOf(
  database: Queryable,
): Promise<{ readonly next: string; readonly full: string }> {
  const [times] = await database.query<{ next: string; full: string }>(
    `select (clock_timestamp() - ${OVERLAP})::text as next, clock_timestamp()::text as full`,
  );
  if (times === undefined) throw new Error('The database has no time');
  return times;
}

/**
 * Looks at what came into a connection since the mark. Without a mark nothing counts as new: the records that are there
 * become known. A known record that is deleted and imported again under its number stays known.
 */
export async function findNewRecords(
  search: AlertSearch,
  mark: AlertMark | undefined,
): Promise<Look> {
  const { database, connection } = search;
  const times = await timesOf(database);
  const plan = await planOf(search);
  const engine = searchEngineOf(database);
  if (mark === undefined) {
    const atMost = SEEN_AT_MOST;
    const seen = plan === undefined ? [] : await engine.findIds(plan, { atMost });
    const from = seen.length < atMost ? times.next : times.full;
    return { mark: { from, seen }, found: [], amount: 0 };
  }
  const known = new Set(mark.seen);
  let found: readonly number[] = [];
  let amount = 0;
  for await (const page of arrivalsOf(database, connection.id, mark.from)) {
    const among = page.filter((id) => !known.has(id));
    if (among.length === 0 || plan === undefined) continue;
    const hits = new Set(await engine.findIds(plan, { among, atMost: among.length }));
    amount += hits.size;
    const latest = among.filter((id) => hits.has(id)).reverse();
    found = [...latest, ...found].slice(0, SEEN_AT_MOST);
  }
  return {
    mark: {
      from: amount < SEEN_AT_MOST ? times.next : times.full,
      seen: [...found, ...mark.seen].slice(0, SEEN_AT_MOST),
    },
    found,
    amount,
  };
}
