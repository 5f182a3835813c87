import { postgresVariable } from './postgres-variable.ts';
import type { RunningPostgres } from './start-postgres.ts';
import { testPostgres } from './test-postgres.ts';

/** Runs once before the server's tests; the tear-down finds its work on `globalThis`. */
export default async function setUp(): Promise<void> {
  const postgres = await testPostgres();
  process.env[postgresVariable] = postgres.url;
  globalThis.leeszaalTestPostgres = postgres;
}

declare global {
  var leeszaalTestPostgres: RunningPostgres | undefined;
}
