import { expect, test } from '@jest/globals';
import { insertAt } from './insert-at.ts';

test.each([
  ['at the caret', { start: 5, end: 5 }, 'Dear {name},', 11],
  ['instead of the selected part', { start: 0, end: 5 }, '{name},', 6],
])('a text is inserted %s', (_where, selected, text, caret) => {
  expect(insertAt('Dear ,', selected, '{name}')).toEqual({ text, caret });
});
