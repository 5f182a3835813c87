import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database, Queryable } from './database.contract.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

// An arbitrary number that no other advisory lock uses: "leeszaal" on a phone's keypad.
const LOCK = 53_379_225;

/** A file of `migrations/` or of a folder in it; each runs once, in the order of the names. */
export interface Migration {
  /** The file's name, which begins with a number; its folder does not matter. */
  readonly name: string;
  readonly sql: string;
}

/** All migrations, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const paths = (await readdir(FOLDER, { recursive: true })).filter((path) =>
    path.endsWith('.sql'),
  );
  const migrations = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path),
      sql: await readFile(new URL(path, FOLDER), 'utf8'),
    })),
  );
  return migrations.sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function apply(transaction: Queryable, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await transaction.query<{ name: string }>('select name from migrations');
  const missing = migrations.filter(({ name }) => !applied.some((row) => row.name === name));
  for (const { name, sql } of missing) {
    await transaction.query(sql);
    await transaction.query('insert into migrations (name) values ($1)', [name]);
  }
  return missing.map(({ name }) => name);
}

/**
 * Brings the schema up to date, in one transaction. Processes that start together on one PostgreSQL take
 * turns.
 *
 * @returns the names of the migrations that ran
 */
export async function migrate(
  database: Database,
  migrations?: readonly Migration[],
): Promise<string[]> {
  const steps = migrations ?? (await readMigrations());
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await transaction.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
      [],
    );
    return apply(transaction, steps);
  });
}
