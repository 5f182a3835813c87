import { expect, test } from '@jest/globals';
import { createFakeStorageArea } from '@leeszaal/shared-contracts/testing';
import { rememberedLetters, rememberLetters } from './remembered-font-scale.ts';

test('a font size is remembered for the next book', () => {
  const storage = createFakeStorageArea();
  expect(rememberedLetters(storage)).toBe(1);
  rememberLetters(storage, 1.4);
  expect(rememberedLetters(storage)).toBe(1.4);
});

test.each([
  ['large', 1],
  ['', 1],
  ['99', 2],
  ['-1', 0.4],
])('a kept font size of %j is read as %d', (kept, expected) => {
  expect(rememberedLetters(createFakeStorageArea({ 'reading-letters': kept }))).toBe(expected);
});
