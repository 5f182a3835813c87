import { expect, test } from '@jest/globals';
import { galleryMove } from './gallery-move.ts';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
])('%s on picture %i of three leads to %s [C2.129]', (key, index, next) => {
  expect(galleryMove(key, index, 3)).toBe(next);
});
