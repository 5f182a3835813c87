import { expect, test } from '@jest/globals';
import { wholeDays } from './whole-days.ts';

const LIMITS = { minimum: 1, maximum: 9999 };

test.each([
  ['21', 21],
  [' 007 ', 7],
  ['1', 1],
  ['9999', 9999],
])('%j is a number of days', (typed, value) => {
  expect(wholeDays(typed, LIMITS)).toEqual({ kind: 'value', value });
});

test.each(['3.5', '3,5', '-3', '+3', '0', '1e3', '10000', '21 days', '२१', 'x'])(
  '%j is refused as it is [C5.14]',
  (typed) => {
    expect(wholeDays(typed, LIMITS)).toEqual({ kind: 'invalid' });
  },
);

test('nothing means the default', () => {
  expect(wholeDays('  ', LIMITS)).toEqual({ kind: 'none' });
});

test('no days at all are a number where that is allowed', () => {
  expect(wholeDays('0', { minimum: 0, maximum: 9 })).toEqual({ kind: 'value', value: 0 });
});
