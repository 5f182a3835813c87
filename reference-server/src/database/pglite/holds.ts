import { channel } from 'node:diagnostics_channel';

/** Work that occupied PGlite's only session. */
export interface Hold {
  /** CPU time of the database's thread, in milliseconds. */
  readonly busy: number;
  /** Wall time, in milliseconds. */
  readonly elapsed: number;
  /** The slowest statement. */
  readonly longest: string;
}

/** Publishes each {@link Hold}, for measurements. PostgreSQL has none. */
export const HOLDS = channel('leeszaal:pglite-hold');

/** The time of a statement in the database's thread, in milliseconds. */
export interface StatementTimes {
  /** CPU time. */
  readonly busy: number;
  /** Wall time. */
  readonly elapsed: number;
}

/** Receives the times of each statement. */
export type NoteStatement = (sql: string, times: StatementTimes) => void;

/** Publishes a statement outside a transaction as a hold of its own. */
export const holdOf: NoteStatement = (longest, { busy, elapsed }) => {
  const hold: Hold = { busy, elapsed, longest };
  HOLDS.publish(hold);
};

/** Runs a transaction, which receives the times of its statements, and publishes it as one hold. */
export async function measureHold<T>(work: (note: NoteStatement) => Promise<T>): Promise<T> {
  let [busy, most, longest] = [0, 0, ''];
  const began = performance.now();
  try {
    return await work((sql, times) => {
      busy += times.busy;
      if (times.busy < most) return;
      most = times.busy;
      longest = sql;
    });
  } finally {
    const hold: Hold = { busy, elapsed: performance.now() - began, longest };
    HOLDS.publish(hold);
  }
}
