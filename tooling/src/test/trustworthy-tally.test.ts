import { expect, test } from '@jest/globals';
import { trustworthyTally } from './trustworthy-tally.ts';

test.each([
  ['everything passed', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
  ['something failed', { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  ['it left no results', null, 0, { passed: 0, failed: 1 }],
  ['it crashed', null, 137, { passed: 0, failed: 1 }],
  ['it ran no test', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['it ended badly after passing', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
])('%s', (_, tally, exitCode, expected) => {
  expect(trustworthyTally(tally, exitCode)).toEqual(expected);
});
