import { describe } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { createMemoryDatabase } from './memory-database.ts';
import { createMigratedDatabase } from './postgres/migrated-database.ts';

/** Creates an empty, migrated database. The caller closes it. */
export type MakeDatabase = () => Promise<Database>;

/** Runs a suite on each kind of database, so that no statement works on one of them only. */
export function describeOnBothDatabases(
  name: string,
  suite: (makeDatabase: MakeDatabase) => void,
): void {
  describe(`${name} on PGlite`, () => suite(createMemoryDatabase));
  describe(`${name} on PostgreSQL`, () => suite(createMigratedDatabase));
}
