import { expect, test } from '@jest/globals';
import { publicationPath } from './publication-path.ts';

test('a publication that can be read has its own path', () => {
  expect(publicationPath(2, { pubKey: 'pub-1/2', title: 'A' })).toBe('/pub-1%2F2');
});

test('any other has that of a search that finds it', () => {
  const path = publicationPath(0, { pubKey: undefined, title: 'A & B' });
  const query = new URL(path, 'http://localhost').searchParams.get('query') ?? '';
  expect(JSON.parse(query)).toEqual({
    query: '',
    queryType: 0,
    fields: [{ name: 'title', value: 'A & B', mode: 0, operator: 0 }],
    connection: 0,
  });
});
