import { describe, expect, test } from '@jest/globals';
import {
  ADVANCED_FIELDS,
  FIELD_MODE,
  FIELD_OPERATOR,
  SORT_FIELDS,
  SORT_ORDERS,
} from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { CONTEXTS, type Criteria, defaultCriteria, isAltered } from './criteria.ts';
import {
  fromSharedQuery,
  type LinkedSearch,
  readQueryParameter,
  resultsPath,
  sentQuery,
  typedQuery,
} from './shared-query.ts';

const defaults = defaultCriteria({});
const link = (value: unknown) => `?query=${encodeURIComponent(JSON.stringify(value))}`;

describe('a fresh search', () => {
  test('takes the known options of the client and no others', () => {
    const criteria = defaultCriteria({
      defaultSearchContext: 'content',
      defaultSearchSortField: 'colour',
      defaultSearchSortOrder: 'asc',
      defaultAdvancedSearchFields: ['isbn', 'smell', 'keywords'],
    });
    expect(criteria).toMatchObject({ context: 'content', sortField: 'score', sortOrder: 'asc' });
    expect(criteria.fields.map((field) => field.name)).toEqual(['isbn', 'keywords']);
  });

  test('is altered by context, sort and filled fields, not by the query', () => {
    expect(isAltered({ ...defaults, query: 'x', option: 'phrase' }, defaults)).toBe(false);
    expect(isAltered({ ...defaults, sortOrder: 'asc' }, defaults)).toBe(true);
    const [field] = defaults.fields;
    const filled = field ? [{ ...field, value: ' a ' }] : [];
    expect(isAltered({ ...defaults, fields: filled }, defaults)).toBe(true);
    expect(
      isAltered({ ...defaults, fields: filled.map((row) => ({ ...row, value: ' ' })) }, defaults),
    ).toBe(false);
  });
});

describe('the query parameter', () => {
  test.each([
    ['?query=', 'not JSON'],
    ['?query=%7B', 'not JSON'],
    [link([]), ''],
    [link({}), ''],
    [link({ query: 1 }), ''],
    [link({ query: '', queryType: 3 }), ''],
    [link({ query: '', sortField: 'title' }), 'together'],
    [link({ query: '', sortField: 'title', sortOrder: 'up' }), ''],
    [link({ query: '', connection: -1 }), ''],
    [link({ query: '', facets: { authors: ['a'] } }), 'connection'],
    [link({ query: '', connection: 1, facets: { authors: [''] } }), ''],
    [link({ query: '', fields: [{ name: '', value: '', mode: 0, operator: 0 }] }), ''],
  ])('%s is invalid', (search, reason) => {
    const read = readQueryParameter(search);
    expect(read.kind).toBe('invalid');
    expect(read.kind === 'invalid' && read.reason).toContain(reason);
  });

  test('both readings of it are valid, and nothing at all is none', () => {
    expect(readQueryParameter(link({ query: '' }))).toMatchObject({
      kind: 'search',
      shared: { queryType: 0 },
    });
    expect(readQueryParameter(link({ query: 'x', queryType: 0, connection: 0 })).kind).toBe(
      'search',
    );
    expect(readQueryParameter('?other=1').kind).toBe('none');
  });

  test('a phrase stands in quotes, nothing is everything', () => {
    expect(sentQuery({ ...defaults, query: ' a "b" ', option: 'phrase' })).toBe('"a \\"b\\""');
    expect(sentQuery({ ...defaults, query: '  ' })).toBe('*');
    expect(typedQuery('"a" and "b"')).toEqual({ query: '"a" and "b"', option: 'words' });
  });

  test('every search comes back from its own address', () => {
    const criteria: fc.Arbitrary<Criteria> = fc.record({
      query: fc
        .string({ unit: 'grapheme' })
        .map((text) => text.trim())
        .filter((text) => text !== '*' && typedQuery(text).option === 'words'),
      context: fc.constantFrom(...CONTEXTS),
      option: fc.constantFrom('words', 'phrase'),
      sortField: fc.constantFrom(...SORT_FIELDS),
      sortOrder: fc.constantFrom(...SORT_ORDERS),
      fields: fc
        .array(
          fc.record({
            name: fc.constantFrom(...ADVANCED_FIELDS),
            mode: fc.constantFrom(...(Object.keys(FIELD_MODE) as (keyof typeof FIELD_MODE)[])),
            relation: fc.constantFrom(
              ...(Object.keys(FIELD_OPERATOR) as (keyof typeof FIELD_OPERATOR)[]),
            ),
            value: fc
              .string({ minLength: 1 })
              .map((text) => text.trim())
              .filter(Boolean),
          }),
          { minLength: 1, maxLength: 4 },
        )
        .map((rows) => rows.map((row, key) => ({ ...row, key }))),
    });
    const linked: fc.Arbitrary<LinkedSearch> = fc.record({
      criteria,
      connection: fc.nat(),
      facets: fc.dictionary(
        fc.constantFrom('authors', 'keywords'),
        fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
      ),
    });
    fc.assert(
      fc.property(linked, (search) => {
        const { pathname, search: parameters } = new URL(resultsPath(search), 'http://localhost');
        const read = readQueryParameter(parameters);
        expect(pathname).toBe('/search');
        if (read.kind !== 'search') throw new Error(JSON.stringify(read));
        const expected =
          search.criteria.query === '' ? { ...search.criteria, option: 'words' } : search.criteria;
        expect(fromSharedQuery(read.shared, defaults)).toEqual({ ...search, criteria: expected });
      }),
    );
  });
});
