import type { Database } from '../database/database.contract.ts';
import { type Swept, tidyUp } from './tidy-up.ts';

const EVERY_MS = 3_600_000;

/** Who is told what came of it. */
export interface HousekeepingLog {
  info(what: Swept, message: string): void;
  warn(what: { readonly err: unknown }, message: string): void;
}

/**
 * Tidies up now and every hour, until it is stopped. A failure is logged and tried again the next time;
 * stopping waits for what is under way.
 */
export function keepTidy(
  database: Database,
  log: HousekeepingLog,
  everyMs: number = EVERY_MS,
): () => Promise<void> {
  async function once(): Promise<void> {
    try {
      log.info(await tidyUp(database), 'tidied up');
    } catch (err) {
      log.warn({ err }, 'could not tidy up');
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
