import { expect, test } from '@jest/globals';
import { jestTally } from './jest-tally.ts';
import { playwrightTally } from './playwright-tally.ts';

test('a file that Jest could not run counts as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(jestTally(report)).toEqual({ passed: 5, failed: 3 });
});

test('an error outside the tests and a test that passed at the second try are failures', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 0 };
  expect(playwrightTally({ stats, errors: [{ message: 'no server' }] })).toEqual({
    passed: 7,
    failed: 3,
  });
});
