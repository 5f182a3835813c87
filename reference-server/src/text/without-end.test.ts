import { expect, it } from '@jest/globals';
import { withoutEnd } from './without-end.ts';

const isComma = (character: string) => character === ',';

it.each([
  ['a,,', 'a'],
  ['a,b', 'a,b'],
  [',a,,b,', ',a,,b'],
  [',,,', ''],
  ['', ''],
])('leaves of %j what is before the last that fit: %j', (text, rest) => {
  expect(withoutEnd(text, isComma)).toBe(rest);
});

it('takes a time that grows with the length of the text only', () => {
  const text = `${','.repeat(1_000_000)}a`;
  expect(withoutEnd(text, isComma)).toBe(text);
});
