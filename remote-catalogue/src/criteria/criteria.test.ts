import { describe, expect, test } from '@jest/globals';
import { SORT_FIELDS, SORT_ORDERS } from '@leeszaal/shared-contracts';
import { CONTEXTS, type Criteria, defaultCriteria, emptyRow, isAltered } from './criteria.ts';

const factory: Criteria = {
  query: '',
  option: 'words',
  context: 'metadata',
  sortField: 'score',
  sortOrder: 'desc',
  fields: [{ key: 0, name: 'title', relation: 'and', mode: 'contains', value: '' }],
};

describe('the defaults of a search', () => {
  test('without settings are the factory’s [C9.16]', () => {
    expect(defaultCriteria({})).toEqual(factory);
    expect(
      defaultCriteria({
        defaultSearchContext: null,
        defaultSearchSortField: null,
        defaultSearchSortOrder: null,
        defaultAdvancedSearchFields: null,
      }),
    ).toEqual(factory);
  });

  test.each(CONTEXTS)(
    'the saved context %s is a known option [C4.24 C9.19]',
    (defaultSearchContext) => {
      expect(defaultCriteria({ defaultSearchContext }).context).toBe(defaultSearchContext);
    },
  );

  test.each(SORT_FIELDS)(
    'the saved sort field %s is a known option [C4.24 C9.15]',
    (defaultSearchSortField) => {
      expect(defaultCriteria({ defaultSearchSortField }).sortField).toBe(defaultSearchSortField);
    },
  );

  test.each(SORT_ORDERS)(
    'the saved order %s is a known option [C4.24 C9.16]',
    (defaultSearchSortOrder) => {
      expect(defaultCriteria({ defaultSearchSortOrder }).sortOrder).toBe(defaultSearchSortOrder);
    },
  );

  test.each(['', 'Metadata', 'fulltext', '0', 'toString'])(
    '“%s” is no option and is ignored [C4.13]',
    (no) => {
      expect(
        defaultCriteria({
          defaultSearchContext: no,
          defaultSearchSortField: no,
          defaultSearchSortOrder: no,
          defaultAdvancedSearchFields: [no],
        }),
      ).toEqual(factory);
    },
  );
});

describe('altered', () => {
  const client = defaultCriteria({
    defaultSearchContext: 'content',
    defaultSearchSortField: 'title',
    defaultSearchSortOrder: 'asc',
  });

  test('compares with the client’s defaults where they are known options [C4.23]', () => {
    expect(isAltered(client, client)).toBe(false);
    expect(isAltered(factory, client)).toBe(true);
    expect(isAltered(factory, defaultCriteria({ defaultSearchContext: 'nonsense' }))).toBe(false);
  });

  test.each([
    ['another context', { context: 'metadataAndContent' as const }, true],
    ['another sort field', { sortField: 'yearofpublication' as const }, true],
    ['another order', { sortOrder: 'desc' as const }, true],
    ['a filled row', { fields: [{ ...emptyRow(0), value: 'x' }] }, true],
    ['a row of blanks', { fields: [{ ...emptyRow(0), value: '  ' }] }, false],
    ['no rows', { fields: [] }, false],
    ['a query', { query: 'ships' }, false],
  ])('%s: %j is altered: %s [C4.23]', (_, part, expected) => {
    expect(isAltered({ ...client, ...part }, client)).toBe(expected);
  });
});
