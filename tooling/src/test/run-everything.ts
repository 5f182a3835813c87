import { buildStale } from '../build/build-stale.ts';
import { runChecks } from '../check/run-checks.ts';
import { checkSteps } from '../check/steps.ts';
import { seconds } from '../seconds.ts';
import { addTallies } from './add-tallies.ts';
import { e2eSuite } from './e2e-suite.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { runSuite } from './run-suite.ts';
import type { Tally } from './tally.contract.ts';
import { unitSuite } from './unit-suite.ts';

/** Milliseconds that each suite may take. */
export interface TimeLimits {
  readonly unit: number;
  readonly e2e: number;
}

const failure: Tally = { passed: 0, failed: 1 };

/**
 * Runs everything there is to test, what comes after a failure too, and ends with the line
 * `N passed, N failed`.
 *
 * @returns the exit code
 */
export async function runEverything(limits: TimeLimits): Promise<number> {
  // Some unit tests run in the browser too.
  const chromium = await ensureChromium();
  if (chromium !== null) process.env['CHROMIUM_PATH'] = chromium;
  const tallies = [
    await part('check', () => runChecks(checkSteps, console.log)),
    await part('unit tests', () => runSuite(unitSuite(limits.unit))),
    await part('end-to-end tests', () => runJourneys(chromium, limits.e2e)),
  ];
  const { passed, failed } = addTallies(tallies);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

async function runJourneys(chromium: string | null, timeLimit: number): Promise<Tally> {
  if (chromium === null) {
    console.error('There is no Chromium and none can be installed: set CHROMIUM_PATH.');
    return failure;
  }
  await buildStale({ log: console.log });
  return runSuite(e2eSuite(chromium, timeLimit));
}

async function part(name: string, run: () => Promise<Tally>): Promise<Tally> {
  console.log(`\n— ${name} —`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error);
    return failure;
  });
  const took = seconds(performance.now() - start);
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed (${took})`);
  return tally;
}
