import { connectionsOf } from '../catalogue/connections/connections.ts';
import { loadPublications } from '../catalogue/connections/load-publications.ts';
import type { Queryable, Row, Transactional } from '../database/database.contract.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { readMailLibrary } from '../mail/texts/mail-library.ts';
import { makeAlertLink } from './alert-links.ts';
import { alertMail, type NewRecord, TITLES_AT_MOST } from './alert-mail.ts';
import { periodSql } from './alert-store.ts';
import {
  type AlertSubject,
  type ClaimedAlert,
  claimAlert,
  readSubject,
  returnAlert,
} from './claim-alert.ts';
import { type AlertMark, findNewRecords, type Look } from './find-new-records.ts';

/** Dependencies of alerts, which the server gives. */
export interface AlertContext {
  readonly database: Transactional;
  readonly loanSeconds: number;
  readonly portalUrl: () => string;
}

/** Logs failed looks. */
export interface AlertLog {
  warn(what: { readonly err: unknown }, message: string): void;
}

interface LookAt extends Look {
  readonly connection: number;
}

async function marksOf(
  database: Queryable,
  alert: number,
): Promise<ReadonlyMap<number, AlertMark>> {
  const rows = await database.query<AlertMark & { readonly connection: number } & Row>(
    `select connection_id as connection, from_time::text as from, seen
     from search_alert_marks where alert_id = $1`,
    [alert],
  );
  return new Map(rows.map(({ connection, from, seen }) => [connection, { from, seen }]));
}

/**
 * Looks at each connection that the person may search, or at that of the search.
 *
 * @returns undefined if it was stopped
 */
async function lookAt(
  { database, loanSeconds }: AlertContext,
  alert: number,
  { session, query }: AlertSubject,
  isStopped: () => boolean,
): Promise<readonly LookAt[] | undefined> {
  const marks = await marksOf(database, alert);
  const searched = (await connectionsOf(database, session)).filter(
    ({ id }) => query.connection === undefined || query.connection === id,
  );
  const looks: LookAt[] = [];
  for (const connection of searched) {
    const search = { database, session, loanSeconds, connection, query, isStopped };
    const look = await findNewRecords(search, marks.get(connection.id));
    if (look === undefined) return undefined;
    looks.push({ ...look, connection: connection.id });
  }
  return looks;
}

/** Loads the first new records, of all connections at once. */
async function loadRecords(
  { database, loanSeconds }: AlertContext,
  { session }: AlertSubject,
  looks: readonly LookAt[],
): Promise<readonly NewRecord[]> {
  const reader = { ...session, loanSeconds };
  let left = TITLES_AT_MOST;
  const named = looks.map(({ connection, found }) => {
    const ids = found.slice(0, left);
    left -= ids.length;
    return { connection, ids };
  });
  const records = await Promise.all(
    named.map(async ({ connection, ids }) => {
      const publications = await loadPublications(database, reader, connection, ids);
      return publications.map((publication) => ({ connection, publication }));
    }),
  );
  return records.flat();
}

/** Ends the turn of an alert. @returns whether it was still its turn */
async function endTurn(transaction: Queryable, { id, turn }: ClaimedAlert): Promise<boolean> {
  const ended = await transaction.query(
    `update search_alerts set due_at = clock_timestamp() + ${periodSql('frequency')}
     where id = $1 and turn = $2 and frequency <> 'off' returning id`,
    [id, turn],
  );
  return ended.length > 0;
}

async function writeMarks(
  transaction: Queryable,
  alert: number,
  looks: readonly LookAt[],
): Promise<void> {
  for (const { connection, mark } of looks) {
    if (mark.seen === null) {
      await transaction.query(
        `update search_alert_marks set from_time = $3::timestamptz
         where alert_id = $1 and connection_id = $2`,
        [alert, connection, mark.from],
      );
      continue;
    }
    await transaction.query(
      `insert into search_alert_marks (alert_id, connection_id, from_time, seen)
       values ($1, $2, $3::timestamptz, $4)
       on conflict (alert_id, connection_id) do update
         set from_time = excluded.from_time, seen = excluded.seen`,
      [alert, connection, mark.from, mark.seen],
    );
  }
}

/** Queues the mail about new records. */
async function writeMail(
  transaction: Queryable,
  { portalUrl }: AlertContext,
  alert: number,
  {
    subject,
    looks,
    records,
  }: {
    readonly subject: AlertSubject;
    readonly looks: readonly LookAt[];
    readonly records: readonly NewRecord[];
  },
): Promise<void> {
  const { client, user } = subject.session;
  const library = await readMailLibrary(transaction, client);
  if (library === undefined) return;
  const { email, language, query, shelf } = subject;
  const mail = alertMail(library, {
    ...{ query, shelf, records },
    to: { name: user?.fullName ?? '', email, language },
    amount: looks.reduce((sum, { amount }) => sum + amount, 0),
    portalUrl: portalUrl(),
    endPath: await makeAlertLink(transaction, alert),
  });
  await queueMail(transaction, mail, { client, person: user?.id ?? null, alert });
}

/**
 * Looks for one alert. What it found, its mail and the next time are written in one transaction at the end, if it is
 * still its turn: no mail is lost or sent twice, and no transaction is open during a search.
 */
async function runAlert(
  context: AlertContext,
  alert: ClaimedAlert,
  isStopped: () => boolean,
): Promise<void> {
  const { database } = context;
  const subject = await readSubject(database, alert.id);
  if (subject === undefined) {
    await endTurn(database, alert);
    return;
  }
  const looks = await lookAt(context, alert.id, subject, isStopped);
  if (looks === undefined) {
    await returnAlert(database, alert);
    return;
  }
  const records = await loadRecords(context, subject, looks);
  await database.transaction(async (transaction) => {
    if (!(await endTurn(transaction, alert))) return;
    await writeMarks(transaction, alert.id, looks);
    if (records.length === 0) return;
    await writeMail(transaction, context, alert.id, { subject, looks, records });
  });
}

/**
 * Looks for every alert that is due, one after another; several processes may do so at once. One that fails is repeated
 * after an hour.
 *
 * @param isStopped checked before each alert and each page of records; an alert that it stops is due again
 */
export async function runAlerts(
  context: AlertContext,
  log: AlertLog,
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped()) {
    const alert = await claimAlert(context.database);
    if (alert === undefined) return;
    try {
      await runAlert(context, alert, isStopped);
    } catch (err) {
      log.warn({ err }, 'a saved search could not be repeated');
    }
  }
}
