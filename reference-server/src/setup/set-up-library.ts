import type { Queryable, Transactional } from '../database/database.contract.ts';
import { FILLING_LOCK } from '../library/filling-lock.constant.ts';
import { prepareContent } from '../library/write-content.ts';
import type { FirstLibrary } from './first-library.contract.ts';
import { contentOf } from './first-library.ts';

/** Whether there is a library, or a part of one that was written by other means. */
export async function hasLibrary(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ exists: boolean }>(
    `select exists (select from clients) or exists (select from connections)
       or exists (select from users) as exists`,
    [],
  );
  return row?.exists === true;
}

/**
 * Makes the first library, once: of several calls at the same time one succeeds.
 *
 * @returns whether there was no library before
 */
export async function setUpLibrary(
  database: Transactional,
  answers: FirstLibrary,
): Promise<boolean> {
  const write = await prepareContent(contentOf(answers));
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [FILLING_LOCK]);
    if (await hasLibrary(transaction)) return false;
    await write(transaction);
    // Without it a demonstration that was interrupted before its first row would begin anew, and delete this library.
    await transaction.query('delete from demo_state');
    return true;
  });
}
