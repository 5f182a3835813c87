import { type RunningPostgres, testPostgres } from '@leeszaal/test-support/postgres';
import { createTemplate } from './migrated-database.ts';
import { postgresVariable, templateVariable } from './postgres-variable.ts';

/** Runs once before the server's tests; the tear-down finds its work on `globalThis`. */
export default async function setUp(): Promise<void> {
  const postgres = await testPostgres();
  // An interrupted run has no tear-down.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
  }
  process.env[postgresVariable] = postgres.url;
  const template = await createTemplate();
  process.env[templateVariable] = template.name;
  globalThis.leeszaalTestPostgres = {
    url: postgres.url,
    async stop() {
      await template.drop();
      await postgres.stop();
    },
  };
}

declare global {
  var leeszaalTestPostgres: RunningPostgres | undefined;
}
