import { describe, expect, test } from '@jest/globals';
import type { SpineItem } from '@leeszaal/shared-contracts';
import { fileOrderOf, firstHitFrom } from './first-hit.ts';

const hitsIn = (...files: string[]) => files.map((file) => ({ file, nth: 0, passage: undefined }));
const segment = (path: string): SpineItem => ({ path, linear: true, layout: 'reflowable' });

describe('the first result that is shown', () => {
  const pages = fileOrderOf({});
  const hits = hitsIn('3.pdf', '40.pdf', '200.pdf');

  test.each([
    ['1.pdf', 0, 'the one ahead'],
    ['40.pdf', 1, 'the one that is shown already'],
    ['50.pdf', 2, 'the next one, and none that lies behind'],
    ['201.pdf', 0, 'the first of all when none is ahead'],
    ['', 0, 'the first of all when nothing is shown'],
  ])('from %j is number %d: %s [R2.143]', (shown, expected) => {
    expect(firstHitFrom(hits, ['door'], shown, pages)).toBe(expected);
  });

  test('of a book is found by the order in which it is read [R2.143]', () => {
    const order = fileOrderOf({ spine: ['z.xhtml', 'm.xhtml', 'a.xhtml'].map(segment) });
    expect(firstHitFrom(hitsIn('z.xhtml', 'a.xhtml'), ['door'], 'm.xhtml', order)).toBe(1);
    expect(firstHitFrom(hitsIn('z.xhtml', 'm.xhtml'), ['door'], 'a.xhtml', order)).toBe(0);
    expect(firstHitFrom(hitsIn('z.xhtml'), ['door'], 'of-another-book.xhtml', order)).toBe(0);
  });

  test('is one around which all words stand, where there is any [R2.150]', () => {
    const around = (file: string, before: string, text: string, after: string) => ({
      file,
      nth: 0,
      passage: { before, text, after },
    });
    const found = [
      around('1.pdf', 'the ', 'white', ' wall'),
      around('2.pdf', 'at ', 'White', 'hall'),
      around('3.pdf', 'a ', 'White', ' Whale swam'),
    ];
    const terms = ['white', 'whale'];
    expect(firstHitFrom(found, terms, '1.pdf', pages)).toBe(2);
    expect(firstHitFrom(found, terms, '9.pdf', pages)).toBe(2);
    expect(firstHitFrom(found.slice(0, 2), terms, '2.pdf', pages)).toBe(1);
  });
});
