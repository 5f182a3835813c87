import { expect, test } from '@jest/globals';
import type { CheckStep } from './check-step.contract.ts';
import { runChecks } from './run-checks.ts';

const sound: CheckStep = {
  name: 'sound',
  run: () => Promise.resolve({ passed: true, complaints: 'a needless notice' }),
};
const broken: CheckStep = {
  name: 'broken',
  run: () => Promise.resolve({ passed: false, complaints: 'line 3 is wrong' }),
};
const crashing: CheckStep = {
  name: 'crashing',
  run: () => Promise.reject(new Error('no such tool')),
};

test('runs every step and counts', async () => {
  const said: string[] = [];
  const tally = await runChecks([broken, crashing, sound], (text) => said.push(text));
  expect(tally).toEqual({ passed: 1, failed: 2 });
  expect(said).toEqual([
    expect.stringMatching(/^FAILED {2}broken \(\d+\.\d s\)$/),
    'line 3 is wrong',
    expect.stringMatching(/^FAILED {2}crashing/),
    'no such tool',
    expect.stringMatching(/^passed {2}sound/),
  ]);
});
