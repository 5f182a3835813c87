import type { Database, Queryable, Row, SqlValue } from '../database.contract.ts';
import { makeTransactionGuard } from '../transaction-guard.ts';
import { holdOf, measureHold, type NoteStatement } from './holds.ts';
import { openPgliteChannel } from './pglite-channel.ts';
import type { ThreadOptions } from './pglite-thread.contract.ts';
import { makeTurns } from './turns.ts';

/** PGlite, which can be dumped. */
export interface PgliteDatabase extends Database {
  dump(): Promise<Uint8Array>;
}

/**
 * Opens PGlite. It has one session: statements wait for a running transaction, and are otherwise handed over at once.
 */
export async function openPgliteDatabase(options: ThreadOptions): Promise<PgliteDatabase> {
  const channel = await openPgliteChannel(options);
  const { shared, exclusive } = makeTurns();
  const guard = makeTransactionGuard();
  const queryable = (note: NoteStatement): Queryable => ({
    query: <R extends Row>(sql: string, values?: readonly SqlValue[]) =>
      channel.query(sql, values, note) as Promise<R[]>,
  });
  const direct = queryable(holdOf);
  const inTransaction = async <T>(
    session: Queryable,
    work: (transaction: Queryable) => Promise<T>,
  ): Promise<T> => {
    await session.query('begin');
    try {
      const result = await guard.run(() => work(session));
      await session.query('commit');
      return result;
    } catch (error) {
      // The cause of the failure matters, not a failed rollback.
      await session.query('rollback').catch(() => undefined);
      throw error;
    }
  };
  return {
    kind: 'pglite',
    lost: channel.lost,
    async query(sql, values) {
      guard.check();
      return shared(() => direct.query(sql, values));
    },
    async transaction(work) {
      guard.check();
      return exclusive(() => measureHold((note) => inTransaction(queryable(note), work)));
    },
    dump: () => exclusive(() => channel.dump()),
    close: () => exclusive(() => channel.close()),
  };
}
