import { describe, expect, test } from '@jest/globals';
import { decodeMarkup } from './decode-markup.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => {
  const bytes = [0xff, 0xfe];
  for (const letter of text) bytes.push(letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8);
  return Uint8Array.from(bytes);
};

describe('decodeMarkup', () => {
  test.each([
    ['UTF-8 when nothing is said', new TextEncoder().encode('<p>één</p>'), '<p>één</p>'],
    ['without the byte order mark', new TextEncoder().encode('\ufeff<p>é</p>'), '<p>é</p>'],
    ['UTF-16 by its mark', utf16('<p>é</p>'), '<p>é</p>'],
    [
      'what the declaration names',
      latin('<?xml version="1.0" encoding="ISO-8859-1"?><p>\u00e9</p>'),
      '<?xml version="1.0" encoding="ISO-8859-1"?><p>é</p>',
    ],
    [
      'UTF-8 when the declaration names nothing known',
      new TextEncoder().encode('<?xml version="1.0" encoding="klingon"?><p>é</p>'),
      '<?xml version="1.0" encoding="klingon"?><p>é</p>',
    ],
  ])('%s', (_name, bytes, text) => {
    expect(decodeMarkup(bytes)).toBe(text);
  });
});
