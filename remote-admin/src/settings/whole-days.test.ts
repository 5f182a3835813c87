import { expect, test } from '@jest/globals';
import { wholeDays } from './whole-days.ts';

test.each([
  ['21', 21],
  [' 007 ', 7],
  ['1', 1],
  ['9999', 9999],
])('%j is a number of days', (typed, days) => {
  expect(wholeDays(typed)).toEqual({ kind: 'days', days });
});

test.each(['3.5', '3,5', '-3', '+3', '0', '1e3', '10000', '21 days', '२१', 'x'])(
  '%j is refused as it is [C5.14]',
  (typed) => {
    expect(wholeDays(typed)).toEqual({ kind: 'invalid' });
  },
);

test('nothing means the default', () => {
  expect(wholeDays('  ')).toEqual({ kind: 'none' });
});
