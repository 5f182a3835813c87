import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { type Migration, migrate, readMigrations } from '../database/migrations.ts';
import { openPgliteDatabase } from '../database/pglite/pglite-database.ts';

// Creating the first database takes seconds, and much longer on a machine that has other work.
jest.setTimeout(120_000);

/** Leaves PostgreSQL's own templates out of a dump: a third of its bytes, which no test needs. */
const WITHOUT_TEMPLATES = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
];

async function templateFile(migrations: readonly Migration[]): Promise<string> {
  // The package file pins PGlite's version; a dump of another version would not start.
  const versions = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  const hash = createHash('sha256')
    .update(versions)
    .update(JSON.stringify(migrations))
    .update(JSON.stringify(WITHOUT_TEMPLATES))
    .digest('hex')
    .slice(0, 16);
  return join(tmpdir(), `leeszaal-pglite-${process.getuid?.() ?? 0}-${hash}.tar`);
}

async function readTemplate(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

/**
 * A PGlite in memory with all migrations run and nothing else in it. The first call for a set of
 * migrations keeps a dump among the machine's temporary files, from which later ones start in half
 * a second.
 */
export async function createMemoryDatabase(): Promise<Database> {
  const migrations = await readMigrations();
  const file = await templateFile(migrations);
  const template = await readTemplate(file);
  if (template !== undefined) return openPgliteDatabase({ template });
  const database = await openPgliteDatabase({});
  await migrate(database, migrations);
  for (const statement of WITHOUT_TEMPLATES) await database.query(statement);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, await database.dump());
  await rename(draft, file);
  return database;
}
