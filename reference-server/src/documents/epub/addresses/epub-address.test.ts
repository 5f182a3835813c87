import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeAddress, fromAddress, linkTo, resolveReference, toAddress } from './epub-address.ts';

const step = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .map((text) => text.replace(/[/\\\0]/g, '_').normalize('NFC'))
  .filter((text) => text.isWellFormed() && text !== '.' && text !== '..' && text !== '');
const path = fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => steps.join('/'));
const folder = fc.constantFrom('', 'OEBPS/', 'a/b/', '~/');

describe('an address', () => {
  it.each([
    ['OEBPS/text/one.xhtml', 'text/one.xhtml'],
    ['images/a.png', '~/images/a.png'],
    ['OEBPS/~/x', '~/OEBPS/~/x'],
    ['OEBPS/toc', '~/OEBPS/toc'],
    ['OEBPS/cover', '~/OEBPS/cover'],
    ['OEBPS/cover.xhtml', 'cover.xhtml'],
  ])('of %s is %s', (archivePath, address) => {
    expect(toAddress(archivePath, 'OEBPS/')).toBe(address);
  });

  it('leads back to its path, for every path and folder [R7.7]', () => {
    fc.assert(
      fc.property(path, folder, (archivePath, base) => {
        expect(fromAddress(toAddress(archivePath, base), base)).toBe(archivePath);
      }),
    );
  });

  it('is one address for one path', () => {
    fc.assert(
      fc.property(path, path, folder, (one, other, base) => {
        fc.pre(one !== other);
        expect(toAddress(one, base)).not.toBe(toAddress(other, base));
      }),
    );
  });

  it('survives a URL', () => {
    fc.assert(
      fc.property(path, folder, (archivePath, base) => {
        const address = toAddress(archivePath, base);
        const url = new URL(`http://host.example/x/${encodeAddress(address)}?k=v`);
        expect(url.pathname.split('/').slice(2).map(decodeURIComponent).join('/')).toBe(address);
      }),
    );
  });
});

describe('a reference', () => {
  it.each([
    ['two.xhtml#a', { path: 'OEBPS/text/two.xhtml', fragment: 'a' }],
    ['#a%20b', { path: 'OEBPS/text/one.xhtml', fragment: 'a%20b' }],
    ['../img/a%20b.png', { path: 'OEBPS/img/a b.png', fragment: undefined }],
    ['../../../../x', { path: 'x', fragment: undefined }],
    ['/abs/y?q=1', { path: 'abs/y', fragment: undefined }],
    ['e\u0301te\u0301.xhtml', { path: 'OEBPS/text/été.xhtml', fragment: undefined }],
    ['100%.png', { path: 'OEBPS/text/100%.png', fragment: undefined }],
  ])('%s leads to a place', (reference, place) => {
    expect(resolveReference(reference, 'OEBPS/text/one.xhtml')).toEqual(place);
  });

  it.each(['', ' ', 'https://a.example/', '//a.example/x', 'data:,x', 'mailto:a@b.example'])(
    '%j leads out of the book',
    (reference) => {
      expect(resolveReference(reference, 'OEBPS/text/one.xhtml')).toBeUndefined();
    },
  );

  it('is written in the contents so that nothing cuts its path short', () => {
    expect(linkTo({ path: 'OEBPS/50% #1?.xhtml', fragment: 'a' }, 'OEBPS/')).toBe(
      '50%25 %231%3F.xhtml#a',
    );
  });
});
