import { expect, test } from '@jest/globals';
import { isNew } from './is-new.ts';

const NOW = Date.parse('2026-03-20T12:00:00');

test.each([
  ['2026-03-07 12:00:01', undefined, true],
  ['2026-03-06 12:00:00', undefined, false],
  ['2026-03-07T12:00:01', 0, true],
  ['2026-03-06 12:00:00', 30, true],
  ['2027-01-01 00:00:00', undefined, true],
  ['soon', undefined, false],
])('a book that came on %s, with %s days, is new: %s [C2.132 C9.7]', (created, days, expected) => {
  expect(isNew({ created, licenseCreated: undefined }, days, NOW)).toBe(expected);
});

test('the licence counts before the book itself', () => {
  const book = { licenseCreated: '2026-03-19 12:00:00', created: '2020-01-01 00:00:00' };
  expect(isNew(book, undefined, NOW)).toBe(true);
});
