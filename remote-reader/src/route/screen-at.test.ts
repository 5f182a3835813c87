import { expect, test } from '@jest/globals';
import { documentAt, publicationAt } from './screen-at.ts';

test.each([
  ['/reader/a%2Fb', 'a/b', undefined],
  ['/reader/doc-1/', 'doc-1', undefined],
  ['/pub-1', undefined, 'pub-1'],
  ['/search', undefined, undefined],
  ['/reader', undefined, undefined],
])('%s shows the document %p or the publication %p [R2]', (path, docKey, pubKey) => {
  expect([documentAt(path), publicationAt(path)]).toEqual([docKey, pubKey]);
});
