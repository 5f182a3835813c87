import { expect, test } from '@jest/globals';
import { stripScale } from './strip-scale.ts';

const SCREEN = { width: 1280, height: 690 };
const TELEPHONE = { width: 390, height: 640 };

test.each([
  ['a sheet', { width: 768, height: 1024 }],
  ['a slide', { width: 1600, height: 900 }],
  ['a spread of two pages', { width: 2000, height: 1300 }],
  ['a small sheet', { width: 300, height: 450 }],
])('%s is shown whole [R2.45]', (_, page) => {
  expect(stripScale(page, SCREEN)).toBeUndefined();
  expect(stripScale(page, TELEPHONE)).toBeUndefined();
});

test.each([
  ['at its own size where that fits', { width: 850, height: 3699 }, SCREEN, 850],
  ['as wide as a telephone', { width: 850, height: 3699 }, TELEPHONE, 390],
  ['never wider than its space', { width: 2550, height: 11_097 }, SCREEN, 1280],
  ['wide enough, though it is small itself', { width: 100, height: 900 }, SCREEN, 320],
])('a tall page is shown %s [R2.45]', (_, page, space, width) => {
  expect((stripScale(page, space) ?? 0) * page.width).toBeCloseTo(width);
});

test.each([
  ['as high as its space', { width: 9000, height: 900 }, SCREEN, 690],
  ['at its own size', { width: 3699, height: 400 }, TELEPHONE, 400],
  ['high enough, though it is low itself', { width: 4000, height: 40 }, TELEPHONE, 160],
])('a wide page is shown %s [R2.45]', (_, page, space, height) => {
  expect((stripScale(page, space) ?? 0) * page.height).toBeCloseTo(height);
});
