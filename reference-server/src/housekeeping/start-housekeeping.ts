import type { Database } from '../database/database.contract.ts';
import { deleteExpired, type Swept } from './delete-expired.ts';

const EVERY_MS = 3_600_000;

/** Logs the results. */
export interface HousekeepingLog {
  info(what: Swept, message: string): void;
  warn(what: { readonly err: unknown }, message: string): void;
}

/** Deletes expired rows now and every hour, until it is stopped; stopping waits for the run in progress. */
export function startHousekeeping(
  database: Database,
  log: HousekeepingLog,
  everyMs: number = EVERY_MS,
): () => Promise<void> {
  async function once(): Promise<void> {
    try {
      log.info(await deleteExpired(database), 'deleted expired rows');
    } catch (err) {
      log.warn({ err }, 'could not delete expired rows');
    }
  }
  let working = once();
  const timer = setInterval(() => {
    working = working.then(once);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
