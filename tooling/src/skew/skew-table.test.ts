import { expect, test } from '@jest/globals';
import { skewTable } from './skew-table.ts';

test('a row for each host, a column for each set of remotes', () => {
  const green = { passed: 9, failed: 0 };
  expect(
    skewTable([
      { host: 'HEAD', remotes: 'HEAD', tally: green },
      { host: 'HEAD', remotes: '1a2b3c4d', tally: { passed: 7, failed: 2 } },
      { host: '1a2b3c4d', remotes: 'HEAD', tally: green },
    ]),
  ).toEqual([
    '               remotes HEAD  remotes 1a2b3c4d',
    'host HEAD      9 passed      2 failed, 7 passed',
    'host 1a2b3c4d  9 passed      not run',
  ]);
});
