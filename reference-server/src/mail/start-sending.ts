import type { Queryable } from '../database/database.contract.ts';
import { repeat } from '../schedule/repeat.ts';
import { type MailLog, sendQueuedMails } from './mail-queue.ts';
import type { Mailer } from './mailer.contract.ts';

const EVERY_MS = 3000;

/** Sends queued mails until it is stopped; stopping waits for the mail in progress. */
export function startSending(
  database: Queryable,
  mailer: Mailer,
  log: MailLog,
  everyMs: number = EVERY_MS,
): () => Promise<void> {
  return repeat(everyMs, (isStopped) =>
    sendQueuedMails(database, mailer, log, isStopped).catch((err: unknown) =>
      log.warn({ err, attempts: 0 }, 'the mail queue could not be read'),
    ),
  );
}
