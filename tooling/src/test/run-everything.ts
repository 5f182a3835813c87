import { join } from 'node:path';
import { runChecks, seconds } from '@leeszaal/remote-kit/check';
import { buildStale } from '../build/build-stale.ts';
import { checkSteps } from '../check/steps.ts';
import { isFullRun } from '../jest/full-run.ts';
import { repositoryRoot } from '../packages.ts';
import { findUnproved } from '../proofs/find-faults.ts';
import { gatherProofs } from '../proofs/gather-proofs.ts';
import { keepPassedTests, taggedAmong } from '../proofs/passed-tests.ts';
import { printedCatalogue } from '../proofs/print-proofs.ts';
import type { PassedTest } from '../proofs/proof.contract.ts';
import { addTallies } from './add-tallies.ts';
import { e2eSuite } from './e2e-suite.ts';
import { browserVariables, ensureBrowsers, requireBrowsers } from './ensure-browsers.ts';
import type { FailedTest } from './failed-test.contract.ts';
import { type MadeLibrary, makeLibrary, noLibrary } from './make-library.ts';
import { runSuite, type SuiteReport } from './run-suite.ts';
import { soakSuite } from './soak-suite.ts';
import type { Tally } from './tally.contract.ts';
import { toldFailures } from './told-failures.ts';
import { unitSuite } from './unit-suite.ts';

/** Milliseconds that each suite may take. */
export interface TimeLimits {
  readonly unit: number;
  readonly e2e: number;
}

/** Tests that run after the journeys, on the same build. */
export interface LaterSuite {
  readonly name: string;
  readonly run: () => Promise<SuiteReport>;
}

const failure: Tally = { passed: 0, failed: 1 };

/** Whose failure it is when a part does not come to its tests. */
const COMMAND = join(repositoryRoot, 'tooling/src/test.ts');

/** The build that the journeys and the soak need; it counts only if it fails. */
async function buildEverything(): Promise<Tally> {
  await buildStale({ log: console.log });
  return { passed: 0, failed: 0 };
}

/**
 * Runs all checks and tests, also after a failure, and prints what failed and `N passed, N failed` as its last lines.
 * Without a build, the tests that need one are told as failed and do not run: each would wait for it in vain.
 *
 * @returns the exit code
 */
export async function runEverything(
  limits: TimeLimits,
  later: readonly LaterSuite[] = [],
): Promise<number> {
  // Some unit tests run in the browser too.
  const browsers = await ensureBrowsers();
  if (browsers !== null) Object.assign(process.env, browserVariables(browsers));
  const passedTests: PassedTest[] = [];
  const failedTests: FailedTest[] = [];
  const suite = async (run: () => Promise<SuiteReport>): Promise<Tally> => {
    const { tally, passed, failed } = await run();
    passedTests.push(...passed);
    failedTests.push(...failed);
    return tally;
  };
  const part = async (name: string, run: () => Promise<Tally>): Promise<Tally> => {
    console.log(`\n— ${name} —`);
    const start = performance.now();
    const tally = await run().catch((error: unknown) => {
      console.error(error);
      failedTests.push({ file: COMMAND, title: name, why: String(error) });
      return failure;
    });
    const took = seconds(performance.now() - start);
    console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed (${took})`);
    return tally;
  };
  const build = await part('build', buildEverything);
  const built = async (run: () => Promise<SuiteReport>): Promise<Tally> => {
    if (build.failed > 0) throw new Error('It did not run, because the build failed.');
    return suite(run);
  };
  // The soak mostly waits, as people do, so it runs beside the busy parts.
  const soak = isFullRun() ? [part('soak', () => built(() => runSuite(soakSuite())))] : [];
  // The library takes a quarter of a minute of one processor, and the checks leave as much idle.
  const library = build.failed > 0 ? Promise.resolve(noLibrary) : makeLibrary();
  const tallies: Tally[] = [
    build,
    await part('check', () => runChecks(checkSteps, console.log)),
    await part('unit tests', () => suite(() => runSuite(unitSuite(limits.unit)))),
    ...(await Promise.all(soak)),
    await part('end-to-end tests', () => built(() => runJourneys(limits.e2e, library))),
  ];
  for (const { name, run } of later) tallies.push(await part(name, () => built(run)));
  tallies.push(await part('proofs', () => countProofs(passedTests)));
  const { passed, failed } = addTallies(tallies);
  for (const line of toldFailures(failedTests, repositoryRoot)) console.error(line);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function runJourneys(timeLimit: number, made: Promise<MadeLibrary>): Promise<SuiteReport> {
  const library = await made;
  try {
    const suite = e2eSuite(await requireBrowsers(), timeLimit);
    return await runSuite({ ...suite, env: { ...suite.env, ...library.environment } });
  } finally {
    await library.remove();
  }
}

/** Whether a test that has just passed proves each statement; prints the error catalogue. */
async function countProofs(passedTests: readonly PassedTest[]): Promise<Tally> {
  await keepPassedTests(passedTests);
  const proofs = { ...(await gatherProofs()), tests: taggedAmong(passedTests) };
  const lines = findUnproved(proofs);
  console.log(printedCatalogue(proofs));
  for (const line of lines) console.error(line);
  console.log(`${proofs.statements.length} statements have ${proofs.tests.length} passing tests.`);
  return { passed: lines.length === 0 ? 1 : 0, failed: lines.length };
}
