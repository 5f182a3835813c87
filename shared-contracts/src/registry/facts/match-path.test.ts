import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fillPath, isPathPattern, matchPath, patternsOverlap } from './match-path.ts';

describe('a path pattern', () => {
  test.each(['/', '/search', '/shop/basket', '/bookshelf/:id(\\d+)', '/:pubKey(pub-.+)'])(
    '%s',
    (pattern) => expect(isPathPattern(pattern)).toBe(true),
  );

  test.each(['', 'search', '/search/', '//', '/a b', '/:', '/:id(.*)', '/:id((a+)+)', '/*'])(
    '“%s” is none',
    (text) => expect(isPathPattern(text)).toBe(false),
  );

  test.each([
    ['/', '/', {}],
    ['/search', '/search/', {}],
    ['/reader/:docKey', '/reader/a%2Fb', { docKey: 'a/b' }],
    ['/reader/:docKey', '/reader/%E0%A4%A', { docKey: '%E0%A4%A' }],
    ['/bookshelf/:id(\\d+)', '/bookshelf/12', { id: '12' }],
    ['/:pubKey(pub-.+)', '/pub-1.2', { pubKey: 'pub-1.2' }],
  ])('%s matches %s', (pattern, path, parameters) => {
    expect(matchPath(pattern, path)).toEqual(parameters);
  });

  test.each([
    ['/', '/search'],
    ['/search', '/search/x'],
    ['/search', '/Search'],
    ['/reader/:docKey', '/reader'],
    ['/reader/:docKey', '/reader/a/b'],
    ['/bookshelf/:id(\\d+)', '/bookshelf/12a'],
    ['/:pubKey(pub-.+)', '/pub-'],
    ['/:pubKey(pub-.+)', '/republic-1'],
  ])('%s does not match %s', (pattern, path) => {
    expect(matchPath(pattern, path)).toBeUndefined();
  });

  test('matches hundreds of paths of 15,000 slashes within the time limit of a test', async () => {
    const path = `${'/'.repeat(15_000)}x`;
    for (let count = 0; count < 400; count += 1) {
      expect(matchPath('/search', path)).toBeUndefined();
      expect(matchPath('/search', `/search${'/'.repeat(15_000)}`)).toEqual({});
      await new Promise((resolve) => setTimeout(resolve));
    }
  });

  test('matches the path that is filled with any parameter', () => {
    const pattern = '/reader/:docKey';
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (docKey) => {
        expect(matchPath(pattern, fillPath(pattern, { docKey }))).toEqual({ docKey });
      }),
    );
  });
});

describe('patternsOverlap', () => {
  test.each([
    ['/shop', '/shop'],
    ['/shop', '/:key'],
    ['/bookshelf/12', '/bookshelf/:id(\\d+)'],
    ['/reader/:docKey', '/:a/:b'],
    ['/', '/'],
  ])('is true of %s and %s', (a, b) => {
    expect([patternsOverlap(a, b), patternsOverlap(b, a)]).toEqual([true, true]);
  });

  test.each([
    ['/shop', '/search'],
    ['/shop', '/shop/basket'],
    ['/shop', '/:pubKey(pub-.+)'],
    ['/', '/shop'],
    ['/bookshelf/new', '/bookshelf/:id(\\d+)'],
  ])('is false of %s and %s', (a, b) => {
    expect([patternsOverlap(a, b), patternsOverlap(b, a)]).toEqual([false, false]);
  });
});
