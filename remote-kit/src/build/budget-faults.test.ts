import { expect, test } from '@jest/globals';
import { budgetFaults } from './budget-faults.ts';

const KB = 1024;
const sizes = new Map([
  ['./src/remote.ts', 90 * KB],
  ['react-aria/dist/press.js', 3 * KB],
  ['react-aria/dist/focus.js', 2 * KB],
  ['@lingui/core/dist/index.js', 1.5 * KB],
  ['clsx/dist/clsx.js', 0.5 * KB],
]);

test('names a package above its budget, and its largest modules', () => {
  expect(budgetFaults(sizes, { 'react-aria': 4, '@lingui/core': 2 })).toEqual([
    'react-aria has 5.0 KB of gzip. Its budget is 4 KB. Largest: react-aria/dist/press.js 3.0 KB, react-aria/dist/focus.js 2.0 KB',
  ]);
});

test('a package without a budget may be small only', () => {
  const faults = budgetFaults(sizes, { 'react-aria': 5 });
  expect(faults).toEqual([
    expect.stringMatching(/^@lingui\/core has 1\.5 KB of gzip\. Its budget is 1 KB\./),
  ]);
});
