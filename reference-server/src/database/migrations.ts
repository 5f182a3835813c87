import { readdir, readFile } from 'node:fs/promises';
import type { Database, Queryable } from './database.contract.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

// An arbitrary number that no other advisory lock uses: "leeszaal" on a phone's keypad.
const LOCK = 53_379_225;

/** A file of `migrations/`; each runs once, in the order of the names. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** All migrations, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, FOLDER), 'utf8') })),
  );
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
