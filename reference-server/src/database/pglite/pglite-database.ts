import type { Database, Queryable, Row, SqlValue } from '../database.contract.ts';
import { makeExclusive } from '../exclusive.ts';
import { makeTransactionGuard } from '../transaction-guard.ts';
import { measureHolds } from './holds.ts';
import { openPgliteChannel } from './pglite-channel.ts';
import type { ThreadOptions } from './pglite-thread.contract.ts';

/** PGlite, which can be dumped. */
export interface PgliteDatabase extends Database {
  dump(): Promise<Uint8Array>;
}

/** Opens PGlite. It has one session: statements wait for a running transaction. */
export async function openPgliteDatabase(options: ThreadOptions): Promise<PgliteDatabase> {
  const holds = measureHolds();
  const channel = await openPgliteChannel(options, holds.note);
  const oneAtATime = makeExclusive();
  const exclusive = <T>(work: () => Promise<T>) => oneAtATime(() => holds.measure(work));
  const guard = makeTransactionGuard();
  const direct: Queryable = {
    query: <R extends Row>(sql: string, values?: readonly SqlValue[]) =>
      channel.query(sql, values) as Promise<R[]>,
  };
  return {
    kind: 'pglite',
    lost: channel.lost,
    async query(sql, values) {
      guard.check();
      return exclusive(() => direct.query(sql, values));
    },
    async transaction(work) {
      guard.check();
      return exclusive(async () => {
        await direct.query('begin');
        try {
          const result = await guard.run(() => work(direct));
          await direct.query('commit');
          return result;
        } catch (error) {
          // The cause of the failure matters, not a failed rollback.
          await direct.query('rollback').catch(() => undefined);
          throw error;
        }
      });
    },
    dump: () => exclusive(() => channel.dump()),
    close: () => exclusive(() => channel.close()),
  };
}
