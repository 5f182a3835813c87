import * as v from 'valibot';
import type { Tally } from './tally.contract.ts';

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});

/** Counts the tests in Jest's report; a file that could not be run at all counts as one failure. */
export function jestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = v.parse(
    reportSchema,
    report,
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}
