import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.contract.ts';
import { openPgliteDatabase } from './pglite/pglite-database.ts';
import { openPostgresDatabase } from './postgres/postgres-database.ts';
import { FolderInUseError } from './startup-errors.ts';

/** Where the data lives. */
export interface DatabaseOptions {
  readonly dataDir: string;
  /** A PostgreSQL; when left out, PGlite in the data folder. */
  readonly databaseUrl?: string | undefined;
}

/**
 * Opens the database that the options name, without bringing its schema up to date. On PGlite the
 * data folder is locked, because a second process on it would lose what the first was told is saved.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgresDatabase({ url: databaseUrl });
  const folder = join(dataDir, 'database');
  await mkdir(folder, { recursive: true });
  try {
    return await openPgliteDatabase({ folder, lockFile: join(dataDir, 'in-use.lock') });
  } catch (error) {
    throw error instanceof FolderInUseError ? new FolderInUseError(dataDir) : error;
  }
}
