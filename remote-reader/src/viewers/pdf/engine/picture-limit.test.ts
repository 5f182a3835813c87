import { expect, test } from '@jest/globals';
import { pictureLimit } from './picture-limit.ts';

const MB = 2 ** 20;

test('a picture has at most as many pixels as a canvas of the browser', () => {
  expect(pictureLimit({})).toBe(256 * MB);
  expect(pictureLimit({ GestureEvent: class {} })).toBe(64 * MB);
});
