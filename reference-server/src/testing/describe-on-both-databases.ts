import { describe } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { createMemoryDatabase } from './memory-database.ts';

/** Makes an empty database with all migrations run. Who asks for one closes it. */
export type MakeDatabase = () => Promise<Database>;

/** Runs a suite on each kind of database, so that no statement works on one of them only. */
export function describeOnBothDatabases(
  name: string,
  suite: (makeDatabase: MakeDatabase) => void,
): void {
  describe(`${name} on PGlite`, () => suite(createMemoryDatabase));
}
