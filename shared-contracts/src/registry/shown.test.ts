import { expect, it } from '@jest/globals';
import { shown } from './shown.ts';

it('keeps no character that steers a terminal', () => {
  expect(shown('\u001b[2Jcleared\u0000\r\n\u009bnow')).toBe('[2Jclearednow');
});

it('cuts a long text, and leaves no half of a character', () => {
  expect(shown('x'.repeat(1000))).toBe('x'.repeat(300));
  expect(shown('ab\u{1F4D6}', 3)).toBe('ab\uFFFD');
});
