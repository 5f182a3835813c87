import { setTimeout } from 'node:timers/promises';
import { DatabaseError } from '../database/database-error.ts';

/** SQLSTATEs of a transaction that was rolled back for another one: a deadlock, a serialization failure. */
const ROLLED_BACK = new Set(['40P01', '40001']);

const TRIES = 5;
const LONGEST_PAUSE_MS = 50;

/**
 * Runs work again when the database rolled it back for the sake of another transaction, after a pause of random
 * length, so that the two do not meet again.
 *
 * @param work may be repeated, as every endpoint by its retry class
 * @throws the work's error, or that of the last of five tries
 */
export async function repeatRolledBack<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const isRolledBack = error instanceof DatabaseError && ROLLED_BACK.has(error.code);
      if (!isRolledBack || tries === TRIES) throw error;
      await setTimeout(Math.random() * LONGEST_PAUSE_MS);
    }
  }
}
