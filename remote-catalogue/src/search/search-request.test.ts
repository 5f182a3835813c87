import { describe, expect, test } from '@jest/globals';
import { type Criteria, defaultCriteria, emptyRow } from '../criteria/criteria.ts';
import { requestFor } from './search-request.ts';

const fresh = defaultCriteria({});
const sent = (criteria: Partial<Criteria>) => requestFor(7, { ...fresh, ...criteria }, {}, 1);

describe('what a search sends', () => {
  test('is exactly this, and nothing beside it [C2.62 C3.3 C5.9]', () => {
    const criteria: Criteria = {
      query: '  old ships ',
      context: 'metadataAndContent',
      option: 'words',
      fields: [
        { ...emptyRow(0, 'title'), value: ' sea ' },
        { ...emptyRow(1, 'authors'), relation: 'or', mode: 'exact', value: 'Ada' },
        { ...emptyRow(2, 'isbn'), mode: 'not', value: '978' },
        { ...emptyRow(3, 'publisher'), value: ' ' },
      ],
      sortField: 'yearofpublication',
      sortOrder: 'asc',
    };
    expect(requestFor(7, criteria, { authors: ['Ada', 'Bo'] }, 3)).toEqual({
      query: 'old ships',
      queryType: 2,
      fields: [
        { name: 'title', value: 'sea', mode: 1, operator: 0 },
        { name: 'authors', value: 'Ada', mode: 0, operator: 1 },
        { name: 'isbn', value: '978', mode: 2, operator: 0 },
      ],
      paginationOptions: { page: 3, resultsPerPage: 20 },
      facets: { authors: ['Ada', 'Bo'] },
      sorting: ['yearofpublication asc'],
      connections: [7],
    });
  });

  test('a fresh search asks for everything in the metadata, the best first [C3.3]', () => {
    expect(sent({})).toEqual({
      query: '*',
      queryType: 0,
      fields: [],
      paginationOptions: { page: 1, resultsPerPage: 20 },
      facets: {},
      sorting: ['score desc'],
      connections: [7],
    });
  });

  test.each(['', '   ', '*', ' * '])('the text “%s” is sent as * [C5.8]', (query) => {
    expect(sent({ query }).query).toBe('*');
    expect(sent({ query, option: 'phrase' }).query).toBe('*');
  });

  test.each([
    ['old ships', '"old ships"'],
    [' the "old" ships ', '"the \\"old\\" ships"'],
    ['a \\ b', '"a \\\\ b"'],
  ])('the phrase %s is sent as %s [C4.12]', (query, expected) => {
    expect(sent({ query, option: 'phrase' }).query).toBe(expected);
  });

  test.each([
    ['metadata', 0],
    ['content', 1],
    ['metadataAndContent', 2],
  ] as const)('the context %s is sent as %i [C4.11 C9.19]', (context, expected) => {
    expect(sent({ context }).queryType).toBe(expected);
  });

  test.each([
    ['exact', 0],
    ['contains', 1],
    ['not', 2],
  ] as const)('the mode %s is sent as %i [C3.3 C9.18]', (mode, expected) => {
    expect(sent({ fields: [{ ...emptyRow(0), mode, value: 'x' }] }).fields[0]?.mode).toBe(expected);
  });

  test.each([
    ['and', 0],
    ['or', 1],
  ] as const)('the relation %s is sent as %i [C3.3 C9.17]', (relation, expected) => {
    const fields = [
      { ...emptyRow(0), value: 'x' },
      { ...emptyRow(1), relation, value: 'y' },
    ];
    expect(sent({ fields }).fields[1]?.operator).toBe(expected);
  });

  test.each([
    ['score', 'desc'],
    ['title', 'asc'],
    ['yearofpublication', 'desc'],
  ] as const)('the order by %s %s is one instruction [C3.3 C9.15]', (sortField, sortOrder) => {
    expect(sent({ sortField, sortOrder }).sorting).toEqual([`${sortField} ${sortOrder}`]);
  });
});
