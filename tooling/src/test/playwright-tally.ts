import * as v from 'valibot';
import type { Tally } from './tally.contract.ts';

const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
});

/**
 * Counts the tests in Playwright's report. One that passed only when tried again is a failure; so
 * is an error outside any test.
 */
export function playwrightTally(report: unknown): Tally {
  const { stats, errors } = v.parse(reportSchema, report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}
