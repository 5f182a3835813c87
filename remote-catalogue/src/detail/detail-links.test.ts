import { describe, expect, test } from '@jest/globals';
import { publicationCodec, publicationPath } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { defaultCriteria } from '../criteria/criteria.ts';
import { readQueryParameter } from '../criteria/shared-query.ts';
import { valuePath } from './value-path.ts';

const publication = (record: object) =>
  v.parse(publicationCodec.schema, { id: 1, title: 'A & B', ...record });
const queryOf = (path: string) => readQueryParameter(new URL(path, 'http://localhost').search);

test('a publication that can be read is shared by its own address [C2.118]', () => {
  expect(publicationPath(2, publication({ pubkey: 'pub-1' }))).toBe('/pub-1');
});

test('any other by a search that finds it [C2.118]', () => {
  expect(queryOf(publicationPath(0, publication({})))).toMatchObject({
    kind: 'search',
    shared: { connection: 0, fields: [{ name: 'title', value: 'A & B', mode: 0 }] },
  });
});

describe('a value', () => {
  const defaults = defaultCriteria({ defaultSearchSortField: 'title' });
  const context = { searchable: ['language', 'class'], defaults, connection: 4 };
  const pathOf = (field: string, value: string, searchable = context.searchable) =>
    valuePath(field, value, { ...context, searchable });
  const searchOf = (path = '') => queryOf(path);

  test('searches its own field where the connection has it, and no more than that [C2.124]', () => {
    expect(searchOf(pathOf('language', 'de'))).toEqual({
      kind: 'search',
      shared: {
        query: '',
        queryType: 0,
        fields: [{ name: 'language', value: 'de', mode: 0, operator: 0 }],
        sortField: 'title',
        sortOrder: 'desc',
        connection: 4,
      },
    });
    expect(searchOf(pathOf('authors', 'Böll', []))).toMatchObject({
      shared: { fields: [{ name: 'authors', mode: 0 }] },
    });
  });

  test('is a phrase where it has not, and a code leads nowhere [C2.124]', () => {
    expect(searchOf(pathOf('class', 'a "b"', []))).toMatchObject({
      shared: { query: '"a \\"b\\""' },
    });
    expect(pathOf('language', 'de', [])).toBeUndefined();
  });
});
