import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@leeszaal/reference-server/testing';
import {
  findInstallations,
  type RunningPostgres,
  startPostgres,
} from '@leeszaal/test-support/postgres';
import { GENERATION } from './generate-records.ts';
import { loadLibrary } from './load-library.ts';

/** The measured databases. */
export const DATABASES = ['pglite', 'postgres'] as const;
/** One of the measured databases. */
export type DatabaseKind = (typeof DATABASES)[number];

/** A generated library, ready to serve. */
export interface Library extends AsyncDisposable {
  readonly dataDir: string;
  /** Undefined on PGlite. */
  readonly databaseUrl: string | undefined;
}

/* A quarter of a small server's memory, and room to sort: the first settings of a production
   database. The plain SQL uses the same. */
const SETTINGS = {
  shared_buffers: '1GB',
  work_mem: '64MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '4GB',
};

const root = (): string => process.env['BENCH_DIR'] ?? join(tmpdir(), 'leeszaal-bench-search');

async function start(kind: DatabaseKind, folder: string): Promise<RunningPostgres | undefined> {
  if (kind === 'pglite') return undefined;
  const [installation] = findInstallations();
  if (installation === undefined) throw new Error('There is no PostgreSQL on this machine.');
  return startPostgres(installation, { folder, settings: SETTINGS });
}

async function fill(library: Library, size: number, say: (line: string) => void): Promise<void> {
  const database = await openDatabase(library);
  try {
    if (library.databaseUrl === undefined) {
      await database.query(`set maintenance_work_mem = '256MB'`, []);
    }
    await loadLibrary(database, size, say);
  } finally {
    await database.close();
  }
}

/**
 * Opens the generated library of a size on a database; generates it if no earlier run has. Its
 * folder is in `$BENCH_DIR`, or else among the machine's temporary files.
 */
export async function openLibrary(
  kind: DatabaseKind,
  size: number,
  say: (line: string) => void,
): Promise<Library> {
  const folder = join(root(), `${kind}-${size}-${GENERATION}`);
  const complete = join(folder, 'complete');
  const known = existsSync(complete);
  if (!known) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const postgres = await start(kind, folder);
  const library = {
    // The server makes its folder private, and PostgreSQL runs under another account.
    dataDir: postgres ? join(folder, 'server') : folder,
    databaseUrl: postgres?.url,
    [Symbol.asyncDispose]: async () => postgres?.stop(),
  };
  if (known) return library;
  try {
    const started = performance.now();
    await fill(library, size, say);
    await writeFile(complete, '');
    say(`made in ${Math.round((performance.now() - started) / 1000)} s`);
    return library;
  } catch (error) {
    await library[Symbol.asyncDispose]();
    throw error;
  }
}
