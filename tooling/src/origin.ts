import { buildStale } from './build/build-stale.ts';
import { runOrigin } from './origin/run-origin.ts';
import { repositoryRoot } from './packages.ts';
import { reportFailure } from './report-failure.ts';
import { toldFailures } from './test/told-failures.ts';

/* `pnpm test:origin [Playwright's own parameters]`: the journeys while all remotes are on another origin. */
try {
  await buildStale({ log: console.log });
  const [first, ...others] = process.argv.slice(2);
  const { tally, failed } = await runOrigin(first === undefined ? undefined : [first, ...others]);
  for (const line of toldFailures(failed, repositoryRoot)) console.error(line);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  if (tally.failed > 0) process.exitCode = 1;
} catch (error) {
  reportFailure(error);
}
