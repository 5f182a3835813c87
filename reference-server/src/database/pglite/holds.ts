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

/** Measures the holds of one database. */
export function measureHolds() {
  let busy = 0;
  let most = 0;
  let longest = '';
  return {
    /** Records a statement of the current hold. */
    note(sql: string, milliseconds: number): void {
      busy += milliseconds;
      if (milliseconds < most) return;
      most = milliseconds;
      longest = sql;
    },
    /** Runs the work of a hold. */
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
