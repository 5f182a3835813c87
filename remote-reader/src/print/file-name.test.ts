import { expect, test } from '@jest/globals';
import { printFileName } from './file-name.ts';

test.each([
  ['The Reading Room', 'The_Reading_Room.pdf'],
  ['Loans 2025/2026', 'Loans_2025_2026.pdf'],
  ['a \\ b', 'a___b.pdf'],
  ['\u2067CSS: \u05D0!\u2069', 'CSS:_\u05D0!.pdf'],
  ['', 'document.pdf'],
])('a print of “%s” is saved as %s [R7.8]', (title, name) => {
  expect(printFileName(title)).toBe(name);
});
