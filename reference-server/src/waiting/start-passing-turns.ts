import type { Database } from '../database/database.contract.ts';
import { repeat } from '../schedule/repeat.ts';
import { mailTurns, type TurnsLog } from './mail-turns.ts';
import { passTurns } from './waiting-store.ts';

const EVERY_MS = 3000;

/** Dependencies of turns. */
export interface TurnsOptions {
  readonly loanSeconds: number;
  /** The portal's address when a mail is written. */
  readonly portalUrl: () => string;
}

/**
 * Gives turns that are due, and queues their mails, until it is stopped: a person who waits need not ask, and an unused
 * turn passes on.
 */
export function startPassingTurns(
  database: Database,
  { loanSeconds, portalUrl }: TurnsOptions,
  log: TurnsLog,
): () => Promise<void> {
  return repeat(EVERY_MS, async () => {
    try {
      await passTurns(database, loanSeconds);
      await mailTurns(database, portalUrl(), log);
    } catch (err) {
      log.warn({ err }, 'turns in queues could not be given');
    }
  });
}
