import { expect, test } from '@jest/globals';
import { classNames } from './class-names.ts';

test('joins the names that are there', () => {
  expect(classNames('card', false, undefined, 'wide', null, '')).toBe('card wide');
});
