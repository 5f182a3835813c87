import { describe, expect, it } from '@jest/globals';
import { cleanLine, titleFromFileName, yearOf } from './clean-text.ts';

describe('cleanLine', () => {
  it('leaves one composed line', () => {
    expect(cleanLine(' Ku\u0308he\r\n\tund\u0000 \u00adSchafe ')).toBe('Kühe und Schafe');
  });
});

describe('titleFromFileName', () => {
  it.each([
    ['/in/De_avonden.pdf', 'De avonden'],
    ['max-havelaar.EPUB', 'max havelaar'],
    ['poppler-67295-0.pdf', 'poppler-67295-0'],
    ['.pdf', 'Untitled'],
  ])('makes %j into %j', (name, title) => {
    expect(titleFromFileName(name)).toBe(title);
  });
});

describe('yearOf', () => {
  it.each([
    ["D:20120410143026-07'00'", 2012],
    ['2008-05-01', 2008],
    ['May 1874', 1874],
    ['12345', undefined],
    [undefined, undefined],
  ])('reads %j as %j', (date, year) => {
    expect(yearOf(date)).toBe(year);
  });
});
