import type { Queryable } from '../database/database.contract.ts';
import { errorCode } from '../errors/error-code.ts';
import type { Mail, Mailer } from './mailer.contract.ts';

/**
 * Puts a mail down to be sent once the transaction stands: what it tells of neither waits for a mail
 * server nor fails with it, and no mail tells of what was taken back.
 */
export async function queueMail(transaction: Queryable, mail: Mail): Promise<void> {
  await transaction.query('insert into outgoing_mails (mail) values ($1::jsonb)', [
    JSON.stringify(mail),
  ]);
}

type QueuedMail = {
  readonly id: number;
  readonly mail: Mail;
  readonly attempts: number;
};

/** Takes the next mail that is due, and puts off when it would be again: after 1, 2, 4 … 64 minutes. */
async function nextMail(database: Queryable): Promise<QueuedMail | undefined> {
  const [next] = await database.query<QueuedMail>(
    `update outgoing_mails
     set attempts = attempts + 1,
       due_at = clock_timestamp() + interval '1 minute' * power(2, least(attempts, 6))
     where id = (
       select id from outgoing_mails where due_at <= clock_timestamp()
       order by due_at, id limit 1 for update skip locked)
     returning id, mail, attempts`,
    [],
  );
  return next;
}

/** Told about a mail that could not be sent this time; it holds no address. */
export interface MailLog {
  warn(what: { readonly err: unknown; readonly attempts: number }, message: string): void;
}

/** The failure without the people whom mail servers name in theirs. */
function withoutAddresses(error: unknown): unknown {
  const told = error instanceof Error ? error.message : String(error);
  return Object.assign(new Error(told.replace(/[^\s<>"]+@[^\s<>"]+/g, '[address]')), {
    code: errorCode(error),
  });
}

/**
 * Sends every mail that is due; several processes may do so at once. One that fails is tried again later,
 * until it is too old to be told (`housekeeping/sweeps.ts`).
 * @param isStopped asked before each mail: whether it and all after it are left for another time
 */
export async function sendQueuedMails(
  database: Queryable,
  mailer: Mailer,
  log: MailLog,
  isStopped: () => boolean = () => false,
): Promise<void> {
  while (!isStopped()) {
    const next = await nextMail(database);
    if (next === undefined) return;
    const { id, mail, attempts } = next;
    try {
      await mailer.send(mail);
      await database.query('delete from outgoing_mails where id = $1', [id]);
    } catch (err) {
      log.warn({ err: withoutAddresses(err), attempts }, 'a mail could not be sent');
    }
  }
}
