import { expect, test } from '@jest/globals';
import { metadataPath, metadataQuery } from './metadata-query.ts';

test('a field of its own is searched exactly, anything else as a phrase [R2.27]', () => {
  expect(metadataQuery('authors', 'Böll, Heinrich').fields).toEqual([
    { name: 'authors', value: 'Böll, Heinrich', mode: 0, operator: 0 },
  ]);
  expect(metadataQuery('jurisdiction', 'the "old" law').query).toBe('"the \\"old\\" law"');
});

test('the address carries the search as it is', () => {
  const query = new URL(metadataPath('isbn', '978 1&2'), 'http://localhost').searchParams.get(
    'query',
  );
  expect(JSON.parse(query ?? '')).toEqual(metadataQuery('isbn', '978 1&2'));
});
