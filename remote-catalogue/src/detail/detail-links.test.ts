import { describe, expect, test } from '@jest/globals';
import { defaultCriteria } from '../criteria/criteria.ts';
import { readQueryParameter } from '../criteria/shared-query.ts';
import { valuePath } from '../criteria/value-path.ts';

const queryOf = (path: string) => readQueryParameter(new URL(path, 'http://localhost').search);

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
