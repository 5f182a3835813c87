import { describe, expect, test } from '@jest/globals';
import { type PlannedRequest, planSearch } from './plan-search.ts';

const connection = { id: 7, advancedFields: ['title', 'Authors', 'unheard-of'] };
const request: PlannedRequest = {
  query: '',
  queryType: 0,
  fields: [],
  facets: {},
  sorting: [],
  paginationOptions: { page: 1, resultsPerPage: 20 },
};

function reasonFor(more: Partial<PlannedRequest>): string | undefined {
  const planned = planSearch({ ...request, ...more }, connection);
  return planned.kind === 'refused' ? planned.reason : undefined;
}

const patterns = (amount: number): string =>
  Array.from({ length: amount }, (_each, at) => `*part${at} *part${at}`).join(' ');

const row = (name: string, value = 'x') => ({ name, value, mode: 1, operator: 0 }) as const;

describe('planSearch', () => {
  test('reads the page, the context, the order and the facets [C7.4]', () => {
    const planned = planSearch(
      {
        ...request,
        query: 'Max Havelaar',
        queryType: 2,
        facets: { keywords: ['Koffie', 'Koffie'], authors: [] },
        sorting: ['yearofpublication desc', 'title asc'],
        paginationOptions: { page: 3, resultsPerPage: 20 },
      },
      connection,
    );
    expect(planned).toMatchObject({
      kind: 'plan',
      plan: {
        connectionId: 7,
        context: 'metadataAndContent',
        words: ['max', 'havelaar'],
        facets: [{ facet: 0, values: ['Koffie'] }],
        sortings: [
          { field: 'yearofpublication', order: 'desc' },
          { field: 'title', order: 'asc' },
        ],
        offset: 40,
        limit: 20,
      },
    });
  });

  test('takes a field’s name in any case [C7.4]', () => {
    expect(reasonFor({ fields: [row('TITLE'), row('authors')] })).toBeUndefined();
  });

  test.each([
    ['a field that the connection lacks', { fields: [row('isbn')] }, /"isbn"/],
    ['a field that nothing has', { fields: [row('unheard-of')] }, /"unheard-of"/],
    ['a field without a value, all the same', { fields: [row('isbn', '')] }, /"isbn"/],
    ['an unknown facet', { facets: { shape: ['round'] } }, /"shape"/],
    ['an unknown order', { sorting: ['price asc'] }, /"price asc"/],
    ['a very long query', { query: 'x'.repeat(4001) }, /4001/],
    ['a very long value', { fields: [row('title', 'x'.repeat(4001))] }, /4001/],
    ['very many parts of words', { query: patterns(101) }, /101/],
    [
      'parts in query and rows',
      { query: patterns(60), fields: [row('title', patterns(60))] },
      /120/,
    ],
    ['very many rows', { fields: Array.from({ length: 51 }, () => row('title')) }, /51/],
  ])('refuses %s, with the reason [C7.17]', (_what, more, reason) => {
    expect(reasonFor(more)).toMatch(reason);
  });

  test('takes a hundred parts of words', () => {
    expect(reasonFor({ query: patterns(100) })).toBeUndefined();
  });

  test('lets a chosen facet without values be', () => {
    expect(reasonFor({ facets: { keywords: [] } })).toBeUndefined();
  });
});
