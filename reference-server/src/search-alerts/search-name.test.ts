import { expect, it } from '@jest/globals';
import { FIELD_MODE, FIELD_OPERATOR, type SharedQuery } from '@leeszaal/shared-contracts';
import { searchName } from './search-name.ts';

const mode = FIELD_MODE.contains;
const operator = FIELD_OPERATOR.and;

it.each<[Partial<SharedQuery>, string]>([
  [{ query: 'ships' }, 'ships'],
  [{ query: '"De stille kracht"', facets: { year: ['1900'] } }, 'De stille kracht'],
  [
    {
      fields: [{ name: 'title', value: 'sea', mode, operator }],
      facets: { year: ['1900', '1901'] },
    },
    'sea, 1900, 1901',
  ],
  [{ facets: { language: ['Dutch'] } }, 'Dutch'],
  [{}, 'Alle Publikationen'],
])('a saved search is named: %j [S2.334]', (search, name) => {
  expect(searchName({ query: '', queryType: 0, ...search }, 'de')).toBe(name);
});
