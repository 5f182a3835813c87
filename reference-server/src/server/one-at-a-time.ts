import type { Database } from '../database/database.contract.ts';

/** Runs work under an advisory lock, so that other processes on the same PostgreSQL wait. */
export async function oneAtATime<T>(
  database: Database,
  number: number,
  work: () => Promise<T>,
): Promise<T> {
  // Only one process uses a PGlite.
  if (database.kind === 'pglite') return work();
  const held = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const holder = database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [number]);
    held.resolve();
    await done.promise;
  });
  holder.catch(held.reject);
  await held.promise;
  try {
    return await work();
  } finally {
    done.resolve();
    await holder;
  }
}
