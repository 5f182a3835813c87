import { expect, it } from '@jest/globals';
import { decodeUtf16 } from './pdfium-memory.ts';

it.each([
  ['ab\0\0', 'ab'],
  ['a\0b', 'a\0b'],
  ['', ''],
])('decodes %j without the zeros at its end', (text, decoded) => {
  expect(decodeUtf16(Buffer.from(text, 'utf16le'))).toBe(decoded);
});

it('decodes a text of zeros in a time that grows with its length only', () => {
  const text = `${'\0'.repeat(1_000_000)}a`;
  expect(decodeUtf16(Buffer.from(text, 'utf16le'))).toBe(text);
});
