import type { Database } from '../database/database.contract.ts';
import { repeat } from '../schedule/repeat.ts';
import { type Deleted, deleteExpired } from './delete-expired.ts';

const EVERY_MS = 3_600_000;

/** Logs the results. */
export interface HousekeepingLog {
  info(what: Deleted, message: string): void;
  warn(what: { readonly err: unknown }, message: string): void;
}

/** Deletes expired rows now and every hour, until it is stopped. */
export function startHousekeeping(
  database: Database,
  log: HousekeepingLog,
  everyMs: number = EVERY_MS,
): () => Promise<void> {
  return repeat(everyMs, () =>
    deleteExpired(database).then(
      (deleted) => log.info(deleted, 'deleted expired rows'),
      (err: unknown) => log.warn({ err }, 'could not delete expired rows'),
    ),
  );
}
