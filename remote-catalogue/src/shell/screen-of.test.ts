import { expect, test } from '@jest/globals';
import { screenOf, shelfAt } from './screen-of.ts';

test.each([
  ['/', 'home'],
  ['/search', 'results'],
  ['//', 'home'],
  ['/search//', 'results'],
  ['/bookshelf', 'bookshelf'],
  ['/bookshelf/3', 'bookshelf'],
  ['/bookshelf/3//', 'bookshelf'],
  ['/bookshelf/3/4', 'none'],
  ['/searches', 'none'],
  ['/reader/x', 'none'],
])('%s is %s', (path, screen) => expect(screenOf(path)).toBe(screen));

test('an address may name a shelf', () => {
  expect(['/bookshelf', '/bookshelf/3', '/bookshelf/3/', '/'].map(shelfAt)).toEqual([
    undefined,
    '3',
    '3',
    undefined,
  ]);
});
