import type { Queryable } from '../database/database.contract.ts';
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
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  async function once(): Promise<void> {
    try {
      await sendQueuedMails(database, mailer, log, () => isStopped);
    } catch (err) {
      log.warn({ err, attempts: 0 }, 'the mail queue could not be read');
    }
    if (!isStopped) timer = setTimeout(go, everyMs).unref();
  }
  function go(): void {
    working = once();
  }
  go();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await working;
  };
}
