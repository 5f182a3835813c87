import { expect, test } from '@jest/globals';
import { hitOfKey } from './hit-keys.ts';

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowDown', 599, 599],
  ['ArrowUp', 0, 0],
  ['PageDown', 3, 11],
  ['PageUp', 3, 0],
  ['Home', 300, 0],
  ['End', 3, 599],
  ['Enter', 3, undefined],
])('%s leads from item %s to %s [R2.149]', (key, from, to) => {
  expect(hitOfKey(key, from, 600)).toBe(to);
});
