import type { Database } from '../database/database.contract.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { OpenDocuments } from './open-documents.ts';

/** A library with nothing in it, which a seed fills. */
export interface EmptyLibrary {
  readonly database: Database;
  readonly importing: OpenDocuments['importing'];
  /** Told about what takes long, in words for whoever waits. */
  readonly onProgress: (message: string) => void;
}

/** Fills an empty library: clients, accounts, connections, records, documents. */
export type Seed = (library: EmptyLibrary) => Promise<void>;

const LOCK = 53_379_226;

/** Whether a seed may begin, has to begin again, or has no place here. The table has the name of its first release. */
async function stateOf(database: Database): Promise<'empty' | 'half-done' | 'in-use'> {
  const [row] = await database.query<{ finished: boolean | null; used: boolean }>(
    `select (select finished from demo_state) as finished,
       exists (select from clients) or exists (select from publications) as used`,
    [],
  );
  if (row?.finished === false) return 'half-done';
  return row?.used === true || row?.finished === true ? 'in-use' : 'empty';
}

async function clear(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const table of ['appearances', 'connections', 'users', 'clients', 'licence_seats']) {
      await transaction.query(`delete from ${table}`);
    }
  });
}

/**
 * Fills a library that nobody has used yet; answers whether it did. What a process that was stopped
 * half-way left behind is taken away first: nobody could use it before it was complete.
 */
export async function seedWhenEmpty(library: EmptyLibrary, seed: Seed): Promise<boolean> {
  const { database } = library;
  return oneAtATime(database, LOCK, async () => {
    const state = await stateOf(database);
    if (state === 'in-use') return false;
    if (state === 'half-done') await clear(database);
    await database.query('insert into demo_state default values on conflict do nothing', []);
    await seed(library);
    await database.query('update demo_state set finished = true', []);
    return true;
  });
}
