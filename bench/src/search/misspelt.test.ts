import { expect, test } from '@jest/globals';
import { misspelt } from './misspelt.ts';

test('two letters are exchanged so that no known word begins with the result', () => {
  expect(misspelt('relzun', [])).toBe('rlezun');
  expect(misspelt('relzun', ['rlezunte'])).toBe('rezlun');
  expect(() => misspelt('koo', [])).toThrow('koo');
});
