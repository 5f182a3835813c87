import type { Queryable } from '../database/database.contract.ts';
import { errorCode } from '../errors/error-code.ts';
import type { Mail, Mailer } from './mailer.contract.ts';

/** The owners of a queued mail: it is deleted with any of them. */
export interface MailOrigin {
  /** The library that writes it. */
  readonly client: string;
  /** The account to or for whom it is written. */
  readonly person: number | null;
  /** The alert that it is of; default: none. */
  readonly alert?: number;
}

/**
 * Queues a mail, to be sent after the transaction is committed: the transaction neither waits for a mail
 * server nor fails with it.
 *
 * @param expiresIn seconds after which it says what is no longer true: it is not sent then
 */
export async function queueMail(
  transaction: Queryable,
  mail: Mail,
  { client, person, alert }: MailOrigin,
  expiresIn: number | null = null,
): Promise<void> {
  await transaction.query(
    `insert into outgoing_mails (mail, client_ref, user_id, alert_id, expires_at)
     values ($1::jsonb, $2, $3, $4, clock_timestamp() + make_interval(secs => $5::float8))`,
    [JSON.stringify(mail), client, person, alert ?? null, expiresIn],
  );
}

type QueuedMail = {
  readonly id: number;
  readonly mail: Mail;
  readonly attempts: number;
};

/** Claims the next mail that is due, and schedules its retry: after 1, 2, 4 … 64 minutes. */
async function nextMail(database: Queryable): Promise<QueuedMail | undefined> {
  const [next] = await database.query<QueuedMail>(
    `update outgoing_mails
     set attempts = attempts + 1,
       due_at = clock_timestamp() + interval '1 minute' * power(2, least(attempts, 6))
     where id = (
       select id from outgoing_mails where due_at <= clock_timestamp()
         and (expires_at is null or expires_at > clock_timestamp())
       order by due_at, id limit 1 for update skip locked)
     returning id, mail, attempts`,
    [],
  );
  return next;
}

/** Logs failed attempts, without addresses. */
export interface MailLog {
  warn(what: { readonly err: unknown; readonly attempts: number }, message: string): void;
}

/** The failure without the addresses that mail servers put in their messages. */
function withoutAddresses(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error);
  return Object.assign(new Error(message.replace(/[^\s<>"]+@[^\s<>"]+/g, '[address]')), {
    code: errorCode(error),
  });
}

/**
 * Sends every mail that is due; several processes may do so at once. A failed one is retried until it expires or
 * housekeeping deletes it.
 *
 * @param isStopped checked before each mail
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
