import { expect, test } from '@jest/globals';
import { createFakeStorageArea } from '@leeszaal/remote-kit/testing';
import { rememberedFontScale, rememberFontScale } from './remembered-font-scale.ts';

test('a font size is remembered for the next book [R2.78]', () => {
  const storage = createFakeStorageArea();
  expect(rememberedFontScale(storage)).toBe(1);
  rememberFontScale(storage, 1.4);
  expect(rememberedFontScale(storage)).toBe(1.4);
});

test.each([
  ['large', 1],
  ['', 1],
  ['99', 2],
  ['-1', 0.4],
])('a kept font size of %j is read as %d [R2.78]', (kept, expected) => {
  expect(rememberedFontScale(createFakeStorageArea({ 'reading-letters': kept }))).toBe(expected);
});
