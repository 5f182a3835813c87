import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database.contract.ts';
import { openPgliteDatabase } from '../pglite/pglite-database.ts';
import { openPostgresDatabase } from '../postgres/postgres-database.ts';
import { FolderInUseError } from '../startup-errors.ts';
import { keepPrivate } from './private-folder.ts';

/** Where the data lives. */
export interface DatabaseOptions {
  readonly dataDir: string;
  /** A PostgreSQL; when left out, PGlite in the data folder. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the database that the options name, without bringing its schema up to date, and makes the data
 * folder private to this account (`keepPrivate`). On PGlite the
 * data folder is locked, because a second process on it would lose what the first was told is saved.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await keepPrivate(dataDir);
  if (databaseUrl !== undefined) return openPostgresDatabase({ url: databaseUrl });
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  try {
    const database = await openPgliteDatabase({ folder, lockFile: join(dataDir, 'in-use.lock') });
    // A new PGlite unpacks its files with modes of its own.
    await keepPrivate(dataDir);
    return database;
  } catch (error) {
    throw error instanceof FolderInUseError ? new FolderInUseError(dataDir) : error;
  }
}
