import { expect, test } from '@jest/globals';
import type { SpineItem } from '@leeszaal/shared-contracts';
import { progressOf } from './progress.ts';

const segments = (...lengths: readonly (number | undefined)[]): SpineItem[] =>
  lengths.map((length, index) => ({
    path: `${index}.xhtml`,
    linear: true,
    layout: 'reflowable',
    length,
  }));
const aside = (item: SpineItem | undefined) => item && Object.assign(item, { linear: false });

test('progress is by length and not by the number of files [R2.64]', () => {
  // A cover, the text, the licence.
  const book = segments(100, 9000, 900);
  expect(progressOf(book, 0, 1)).toBe(0.01);
  expect(progressOf(book, 1, 0.5)).toBe(0.46);
  expect(progressOf(book, 2, 1)).toBe(1);
});

test.each([
  ['tells no lengths', segments(undefined, undefined)],
  ['tells some', segments(7, undefined)],
  ['tells nothing but zeros', segments(0, 0)],
])('where the server %s every segment counts alike', (_what, book) => {
  expect(progressOf(book, 1, 0.5)).toBe(0.75);
});

test('segments beside the reading order count for nothing [R2.64]', () => {
  const book = segments(50, 800, 50);
  aside(book[1]);
  expect([0, 1, 2].map((index) => progressOf(book, index, 1))).toEqual([0.5, 0.5, 1]);
  for (const item of book) aside(item);
  expect(progressOf(book, 1, 0)).toBeCloseTo(50 / 900);
});
