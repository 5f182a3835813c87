import { expect, test } from '@jest/globals';
import { PAGE_LENGTH, segmentLength } from './segment-length.ts';

test.each([
  ['text', { layout: 'reflowable', pictures: 0 }, 12_000, 12_000],
  ['text and pictures', { layout: 'reflowable', pictures: 2 }, 500, 500 + 2 * PAGE_LENGTH],
  ['a picture alone', { layout: 'reflowable', pictures: 1 }, 0, PAGE_LENGTH],
  ['a segment imported before pictures were counted', { layout: 'reflowable' }, 0, PAGE_LENGTH],
  ['a fixed page', { layout: 'fixed', pictures: 5 }, 9000, PAGE_LENGTH],
] as const)('the length of %s [R2.64]', (_what, segment, bytes, expected) => {
  expect(segmentLength(segment, bytes)).toBe(expected);
});
