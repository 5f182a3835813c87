import { expect, test } from '@jest/globals';
import { defaultCriteria, emptyRow } from '../search/criteria.ts';
import { withoutFacet, withoutField } from './without-part.ts';

const search = {
  criteria: {
    ...defaultCriteria({}),
    fields: [
      { ...emptyRow(0), value: 'ships' },
      { ...emptyRow(1, 'authors'), value: 'Ada' },
    ],
  },
  connection: 1,
  facets: { authors: ['Ada', 'Bob'], publisher: ['Querido'] },
};

test('taking a row off leaves the others', () => {
  const values = withoutField(search, 0).criteria.fields.map(({ value }) => value);
  expect(values).toEqual(['', 'Ada']);
});

test('taking a value off leaves its group, and the last value takes the group along', () => {
  expect(withoutFacet(search, 'authors', 'Ada').facets).toEqual({
    authors: ['Bob'],
    publisher: ['Querido'],
  });
  expect(withoutFacet(search, 'publisher', 'Querido').facets).toEqual({
    authors: ['Ada', 'Bob'],
  });
});
