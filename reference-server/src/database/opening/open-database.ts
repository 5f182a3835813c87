import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database.contract.ts';
import { openPgliteDatabase } from '../pglite/pglite-database.ts';
import { openPostgresDatabase } from '../postgres/postgres-database.ts';
import { FolderInUseError } from '../startup-errors.ts';
import { keepPrivate } from './private-folder.ts';

/** Location of the data. */
export interface DatabaseOptions {
  readonly dataDir: string;
  /** A PostgreSQL; default: PGlite in the data folder. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the database, without migrating it, and makes the data folder private to this account. PGlite locks
 * the folder, because a second process on it would lose acknowledged rows.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await keepPrivate(dataDir);
  if (databaseUrl !== undefined) return openPostgresDatabase({ url: databaseUrl });
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  try {
    const database = await openPgliteDatabase({ folder, lockFile: join(dataDir, 'in-use.lock') });
    // A new PGlite sets file modes of its own.
    await keepPrivate(dataDir);
    return database;
  } catch (error) {
    throw error instanceof FolderInUseError ? new FolderInUseError(dataDir) : error;
  }
}
