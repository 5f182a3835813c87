import { describe, expect, test } from '@jest/globals';
import type { SpineItem } from '@leeszaal/shared-contracts';
import { fileOrderOf, firstHitFrom } from './first-hit.ts';

const hitsIn = (...paths: string[]) => paths.map((path) => ({ path }));
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
  ])('from %j is number %d: %s', (shown, expected) => {
    expect(firstHitFrom(hits, shown, pages)).toBe(expected);
  });

  test('of a book is found by the order in which it is read', () => {
    const order = fileOrderOf({ spine: ['z.xhtml', 'm.xhtml', 'a.xhtml'].map(segment) });
    expect(firstHitFrom(hitsIn('z.xhtml', 'a.xhtml'), 'm.xhtml', order)).toBe(1);
    expect(firstHitFrom(hitsIn('z.xhtml', 'm.xhtml'), 'a.xhtml', order)).toBe(0);
    expect(firstHitFrom(hitsIn('z.xhtml'), 'of-another-book.xhtml', order)).toBe(0);
  });
});
