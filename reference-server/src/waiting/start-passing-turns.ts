import type { Queryable } from '../database/database.contract.ts';
import { repeat } from '../schedule/repeat.ts';
import { passTurns } from './waiting-store.ts';

const EVERY_MS = 3000;

/** Logs failures. */
export interface TurnsLog {
  warn(what: { readonly err: unknown }, message: string): void;
}

/** Gives turns that are due until it is stopped: a person who waits need not ask, and an unused turn passes on. */
export function startPassingTurns(
  database: Queryable,
  loanSeconds: number,
  log: TurnsLog,
  everyMs: number = EVERY_MS,
): () => Promise<void> {
  return repeat(everyMs, () =>
    passTurns(database, loanSeconds).catch((err: unknown) =>
      log.warn({ err }, 'turns in queues could not be given'),
    ),
  );
}
