import type { Database } from '../database/database.contract.ts';
import { FILLING_LOCK } from '../library/filling-lock.constant.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { OpenDocuments } from './open-documents.ts';

/** An empty library, for a seed. */
export interface EmptyLibrary {
  readonly database: Database;
  readonly importing: OpenDocuments['importing'];
  /** Receives messages about slow steps. */
  readonly onProgress: (message: string) => void;
}

/** Fills an empty library: clients, accounts, connections, records, documents. */
export type Seed = (library: EmptyLibrary) => Promise<void>;

/** Whether a seed starts, restarts, or is not needed. The table has the name of its first release. */
async function stateOf(database: Database): Promise<'empty' | 'half-done' | 'in-use'> {
  const [row] = await database.query<{ finished: boolean | null; used: boolean }>(
    `select (select finished from demo_state) as finished,
       exists (select from clients) or exists (select from publications) as used`,
    [],
  );
  if (row?.finished === false) return 'half-done';
  return row?.used === true || row?.finished === true ? 'in-use' : 'empty';
}

/** The result of a seed: nothing, an unfinished library, or the library. */
export async function seedState(database: Database): Promise<'none' | 'half-done' | 'done'> {
  const [row] = await database.query<{ finished: boolean }>('select finished from demo_state');
  if (row === undefined) return 'none';
  return row.finished ? 'done' : 'half-done';
}

async function clear(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const table of ['appearances', 'connections', 'users', 'clients', 'licence_seats']) {
      await transaction.query(`delete from ${table}`);
    }
  });
}

/**
 * Fills an empty library, after it deletes what an interrupted seed left.
 *
 * @returns whether the library was empty
 */
export async function seedWhenEmpty(library: EmptyLibrary, seed: Seed): Promise<boolean> {
  const { database } = library;
  return oneAtATime(database, FILLING_LOCK, async () => {
    const state = await stateOf(database);
    if (state === 'in-use') return false;
    if (state === 'half-done') await clear(database);
    await database.query('insert into demo_state default values on conflict do nothing', []);
    await seed(library);
    await database.query('update demo_state set finished = true', []);
    return true;
  });
}
