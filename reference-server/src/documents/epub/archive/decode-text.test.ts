import { Buffer } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { decodeText } from './decode-text.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('a text of a book', () => {
  it.each<[string, Buffer, string]>([
    ['UTF-8 where nothing is said', Buffer.from('<p>café</p>'), '<p>café</p>'],
    ['its mark', Buffer.from('\uFEFF<p>é</p>'), '<p>é</p>'],
    [
      'its mark, whatever it declares',
      Buffer.from('\uFEFF<?xml version="1.0" encoding="ISO-8859-1"?>é'),
      '<?xml version="1.0" encoding="ISO-8859-1"?>é',
    ],
    ['the mark of UTF-16', utf16('\uFEFF<p>é</p>'), '<p>é</p>'],
    ['the mark of UTF-16 the other way round', utf16('\uFEFF<p>é</p>').swap16(), '<p>é</p>'],
    ['the zeros of UTF-16', utf16('<p>é</p>'), '<p>é</p>'],
    [
      'its XML declaration',
      latin('<?xml version="1.0" encoding="ISO-8859-1"?>é'),
      '<?xml version="1.0" encoding="ISO-8859-1"?>é',
    ],
    [
      'UTF-8 where its declaration of an older alphabet was left from before',
      Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>café — naïve'),
      '<?xml version="1.0" encoding="ISO-8859-1"?>café — naïve',
    ],
    [
      'its rule in CSS',
      latin('@charset "windows-1252";q{quotes:"\x93"}'),
      '@charset "windows-1252";q{quotes:"“"}',
    ],
    [
      'UTF-8 when it declares what it cannot be',
      Buffer.from('<?xml version="1.0" encoding="UTF-16"?>é'),
      '<?xml version="1.0" encoding="UTF-16"?>é',
    ],
    [
      'its meta, when it is no UTF-8',
      Buffer.concat([latin('<meta charset="shift_jis"><p>'), Buffer.from([0x8a, 0x43])]),
      '<meta charset="shift_jis"><p>海',
    ],
    [
      'UTF-8 in spite of its meta, when it is UTF-8',
      Buffer.from('<meta charset="shift_jis">é'),
      '<meta charset="shift_jis">é',
    ],
    [
      'what old programs wrote, when it is no UTF-8 at all',
      latin('<p>caf\xe9 \x96</p>'),
      '<p>café –</p>',
    ],
    [
      'UTF-8 with a few wrong bytes',
      Buffer.concat([Buffer.from('é '), Buffer.from([0xe9]), Buffer.from(' x')]),
      'é \uFFFD x',
    ],
    [
      'nothing it knows as UTF-8',
      Buffer.from('<?xml version="1.0" encoding="klingon"?>é'),
      '<?xml version="1.0" encoding="klingon"?>é',
    ],
  ])('is decoded by %s', (_, bytes, text) => {
    expect(decodeText(bytes)).toBe(text);
  });
});
