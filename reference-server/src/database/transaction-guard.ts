import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<object>();

/**
 * Keeps one mistake from becoming a deadlock: asking the database itself, instead of the
 * transaction, for work inside the transaction.
 */
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
      throw new Error('The database was asked inside a transaction: ask the transaction.');
    },
  };
}
