import { expect, test } from '@jest/globals';
import { formatDay, formatMoment } from './format-date.ts';

const MOMENT = new Date(2026, 10, 22, 15, 4);

test.each([
  ['en', '22 November 2026'],
  ['nl', '22 november 2026'],
  ['de', '22. November 2026'],
  ['fr', '22 novembre 2026'],
])('a day is written as it is in %s', (language, text) => {
  expect(formatDay(MOMENT, language)).toBe(text);
});

test.each([
  ['en', '22 Nov 2026, 15:04'],
  ['nl', '22 nov 2026, 15:04'],
])('a day and an hour are written as they are in %s', (language, text) => {
  expect(formatMoment(MOMENT, language)).toBe(text);
});
