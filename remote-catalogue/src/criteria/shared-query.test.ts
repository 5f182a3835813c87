import { describe, expect, test } from '@jest/globals';
import {
  ADVANCED_FIELDS,
  FIELD_MODE,
  FIELD_OPERATOR,
  SORT_FIELDS,
  SORT_ORDERS,
} from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { CONTEXTS, type Criteria, defaultCriteria, type FieldRow, isAltered } from './criteria.ts';
import {
  fromSharedQuery,
  type LinkedSearch,
  readQueryParameter,
  resultsPath,
  sentFields,
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
  test.each(['', '{', 'query', '{"query":"a"', 'undefined'])('“%s” is no JSON [C5.1]', (text) => {
    expect(readQueryParameter(`?query=${encodeURIComponent(text)}`)).toEqual({
      kind: 'invalid',
      reason: 'not JSON',
    });
  });

  const field = { name: 'title', value: 'sea', mode: 1, operator: 0 };
  const sound = {
    query: 'ships',
    queryType: 2,
    fields: [field],
    sortField: 'title',
    sortOrder: 'asc',
    module: 0,
    connection: 0,
    facets: { authors: ['Ada'] },
  };

  test('one that keeps every rule is a search [C5.2]', () => {
    expect(readQueryParameter(link(sound))).toEqual({ kind: 'search', shared: sound });
  });

  test.each([
    ['query is text', { query: 1 }],
    ['query is text', { query: null }],
    ['query is there', { query: undefined }],
    ['queryType is 0 to 2', { queryType: -1 }],
    ['queryType is 0 to 2', { queryType: 3 }],
    ['queryType is whole', { queryType: 0.5 }],
    ['queryType is a number', { queryType: '0' }],
    ['fields are a list', { fields: field }],
    ['a field’s mode is 0 to 2', { fields: [{ ...field, mode: 3 }] }],
    ['a field has a mode', { fields: [{ ...field, mode: undefined }] }],
    ['a field’s operator is 0 or 1', { fields: [{ ...field, operator: 2 }] }],
    ['a field has an operator', { fields: [{ ...field, operator: undefined }] }],
    ['a field’s name is not empty', { fields: [{ ...field, name: '' }] }],
    ['a field has a name', { fields: [{ ...field, name: undefined }] }],
    ['a field’s value is text', { fields: [{ ...field, value: 1 }] }],
    ['sortField does not come alone', { sortOrder: undefined }],
    ['sortOrder does not come alone', { sortField: undefined }],
    ['sortOrder is asc or desc', { sortOrder: 'up' }],
    ['sortOrder is a word', { sortOrder: 1 }],
    ['module is not negative', { module: -1 }],
    ['module is whole', { module: 1.5 }],
    ['module is a number', { module: '1' }],
    ['connection is not negative', { connection: -1 }],
    ['connection is whole', { connection: 1.5 }],
    ['connection is a number', { connection: '1' }],
    ['facets are a map', { facets: ['authors'] }],
    ['a group has a name', { facets: { '': ['Ada'] } }],
    ['a group is a list', { facets: { authors: 'Ada' } }],
    ['a value is not empty', { facets: { authors: [''] } }],
    ['a value is text', { facets: { authors: [1] } }],
    ['facets require connection', { connection: undefined }],
  ])('%s: not so in %j [C5.2]', (_, flaw) => {
    expect(readQueryParameter(link({ ...sound, ...flaw })).kind).toBe('invalid');
  });

  test.each([null, [], 'ships', 42, true])('%j is no query object [C5.1]', (value) => {
    expect(readQueryParameter(link(value)).kind).toBe('invalid');
  });

  test('a field that the panel does not offer is searched for all the same [C5.7]', () => {
    const unknown = { name: 'signature', value: 'A 12', mode: 0 as const, operator: 1 as const };
    const { criteria } = fromSharedQuery({ query: '', queryType: 0, fields: [unknown] }, defaults);
    expect(sentFields(criteria)).toEqual([unknown]);
  });

  test('an order by an unknown field is the order of a fresh search', () => {
    const order = { sortField: 'colour', sortOrder: 'asc' as const };
    const { criteria } = fromSharedQuery({ query: 'x', queryType: 0, ...order }, defaults);
    expect(criteria).toMatchObject({ sortField: 'score', sortOrder: 'desc' });
  });

  test('both readings of it are valid, and nothing at all is none [C2.21]', () => {
    expect(readQueryParameter(link({ query: '' }))).toMatchObject({
      kind: 'search',
      shared: { queryType: 0 },
    });
    expect(readQueryParameter(link({ query: 'x', queryType: 0, connection: 0 })).kind).toBe(
      'search',
    );
    expect(readQueryParameter('?other=1').kind).toBe('none');
  });

  test('only rows with a value are sent, trimmed [C5.9]', () => {
    const [row] = defaults.fields as [FieldRow];
    const fields = [
      { ...row, value: '  ' },
      { ...row, value: ' sea ' },
    ];
    expect(sentFields({ ...defaults, fields })).toEqual([
      { name: 'title', value: 'sea', mode: 1, operator: 0 },
    ]);
  });

  test('a phrase stands in quotes, nothing is everything [C5.9]', () => {
    expect(sentQuery({ ...defaults, query: ' a "b" ', option: 'phrase' })).toBe('"a \\"b\\""');
    expect(sentQuery({ ...defaults, query: '  ' })).toBe('*');
    expect(typedQuery('"a" and "b"')).toEqual({ query: '"a" and "b"', option: 'words' });
  });

  test('what was typed in quotes asks the same when it comes back from its address [C5.6]', () => {
    expect(sentQuery({ query: '"C:\\sea"', option: 'words' })).toBe('"C:\\\\sea"');
    expect(typedQuery('"C:\\sea"')).toEqual({ query: 'C:\\sea', option: 'phrase' });
    const typed = fc.string({ unit: fc.constantFrom('"', '\\', ' ', '*', 'a') });
    fc.assert(
      fc.property(typed, fc.constantFrom('words', 'phrase'), (query, option) => {
        const sent = sentQuery({ query, option });
        expect(sentQuery(typedQuery(sent))).toBe(sent);
      }),
    );
  });

  test('every search comes back from its own address [C2.21]', () => {
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
