import { channel } from 'node:diagnostics_channel';

/** One piece of work that had PGlite's only session, while everything else waited for it. */
export interface Hold {
  /** Milliseconds that the database's thread was busy, whatever else the machine did. */
  readonly busy: number;
  /** Milliseconds from its beginning to its end. */
  readonly elapsed: number;
  /** The statement that kept the thread busy for longest. */
  readonly longest: string;
}

/** Publishes each {@link Hold}, for measurements. PostgreSQL has none. */
export const HOLDS = channel('leeszaal:pglite-hold');

/** Measures the holds of one database, which come one after another. */
export function measureHolds() {
  let busy = 0;
  let most = 0;
  let longest = '';
  return {
    /** Takes note of a statement of the present hold. */
    note(sql: string, milliseconds: number): void {
      busy += milliseconds;
      if (milliseconds < most) return;
      most = milliseconds;
      longest = sql;
    },
    /** Runs the work of one hold. */
    async measure<T>(work: () => Promise<T>): Promise<T> {
      [busy, most, longest] = [0, 0, ''];
      const began = performance.now();
      try {
        return await work();
      } finally {
        const hold: Hold = { busy, elapsed: performance.now() - began, longest };
        HOLDS.publish(hold);
      }
    },
  };
}
