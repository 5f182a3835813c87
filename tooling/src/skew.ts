import { buildStale } from './build/build-stale.ts';
import { repositoryRoot } from './packages.ts';
import { reportFailure } from './report-failure.ts';
import { runSkew } from './skew/run-skew.ts';
import { toldFailures } from './test/told-failures.ts';

/* `pnpm test:skew`: journeys through this checkout's host and remotes and those of the previous release, mixed. */
try {
  await buildStale({ log: console.log });
  const { tally, failed } = await runSkew();
  for (const line of toldFailures(failed, repositoryRoot)) console.error(line);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  if (tally.failed > 0) process.exitCode = 1;
} catch (error) {
  reportFailure(error);
}
