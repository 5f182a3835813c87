import { findInstallations } from './find-installations.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

/**
 * A PostgreSQL for the tests: the one that `DATABASE_URL_TEST` or `DATABASE_URL` names, else one
 * started for them.
 *
 * @throws when there is none; the message says what was tried
 */
export async function testPostgres(): Promise<RunningPostgres> {
  const given = process.env['DATABASE_URL_TEST'] ?? process.env['DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const failures: unknown[] = [];
  for (const installation of findInstallations()) {
    try {
      return await startPostgres(installation, { isInMemory: true });
    } catch (error) {
      failures.push(error);
    }
  }
  throw new AggregateError(
    failures,
    'There is no PostgreSQL for the tests: set DATABASE_URL_TEST, or install PostgreSQL 15 or later.',
  );
}
