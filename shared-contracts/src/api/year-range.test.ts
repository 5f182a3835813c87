import { expect, test } from '@jest/globals';
import { readYears, writeYears } from './year-range.ts';

test.each([
  ['1924', { from: 1924, to: 1924 }],
  ['1900/1950', { from: 1900, to: 1950 }],
  ['1900/..', { from: 1900 }],
  ['../1950', { to: 1950 }],
] as const)('%s is written as it is read [C7.123]', (value, years) => {
  expect(readYears(value)).toEqual(years);
  expect(writeYears(years)).toBe(value);
});

test.each(['', '..', '../..', '1900/1950/2000', '1900-1950', 'c. 1900', '19000', '1900/'])(
  '“%s” is no year and no range [C7.123]',
  (value) => expect(readYears(value)).toBeUndefined(),
);
