import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<object>();

/** Turns a deadlock into an error: work in a transaction that queries the database, not the transaction. */
export interface TransactionGuard {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Throws when called inside `run` of the same guard. */
  check(): void;
}

/** Makes the guard of one database. */
export function makeTransactionGuard(): TransactionGuard {
  const mark = {};
  return {
    run: (work) => inside.run(mark, work),
    check() {
      if (inside.getStore() !== mark) return;
      throw new Error('Within a transaction, query the transaction, not the database.');
    },
  };
}
