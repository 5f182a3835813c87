import { expect, test } from '@jest/globals';
import { defaultCriteria, emptyRow } from './criteria.ts';
import { searchedTerms } from './searched-terms.ts';

const criteria = { ...defaultCriteria({}), query: ' old  "ships" ' };

test('the words of the query are marked each by itself, a phrase as a whole [C2.96]', () => {
  expect(searchedTerms(criteria)).toEqual(['old', 'ships']);
  expect(searchedTerms({ ...criteria, query: 'old ships', option: 'phrase' })).toEqual([
    'old ships',
  ]);
  expect(searchedTerms({ ...criteria, query: '*' })).toEqual([]);
});

test('what rows ask for is marked in their own field, unless it was not to be there', () => {
  const fields = [
    { ...emptyRow(0), value: 'sea at' },
    { ...emptyRow(3), value: 'low tide', mode: 'exact' as const },
    { ...emptyRow(1), value: 'land', mode: 'not' as const },
    { ...emptyRow(2, 'authors'), value: 'Ada' },
  ];
  expect(searchedTerms({ ...criteria, query: '', fields }, ['title'])).toEqual([
    '*sea*',
    'low tide',
  ]);
});

test('what stands beside a word is not marked with it', () => {
  const query = '“old ship”, l’art (1900) *';
  expect(searchedTerms({ ...criteria, query })).toEqual(['old', 'ship', 'l’art', '1900']);
});

test.each([
  ['the history of reading', ['history', 'reading']],
  ['L’été et la mer', ['L’été', 'mer']],
  ['über die Bücher', ['Bücher']],
  ['De het een', ['De', 'het', 'een']],
  ['the*', ['the*']],
])('of %j the words that say something are marked: %j [C2.510]', (query, terms) => {
  expect(searchedTerms({ ...criteria, query })).toEqual(terms);
});

test('common words are marked in a phrase [C2.510]', () => {
  expect(searchedTerms({ ...criteria, query: 'of the sea', option: 'phrase' })).toEqual([
    'of the sea',
  ]);
  const reading = { terms: [{ text: 'of the sea' }, { text: 'the' }], excluded: [], asWords: [] };
  expect(searchedTerms(criteria, [], reading)).toEqual(['of the sea']);
});

test.each([
  ['ship*', ['ship*']],
  ['*ship', ['*ship']],
  ['*ship*', ['*ship*']],
  ['st*f*t', ['st*']],
  ['*a*b', []],
  ['* **', []],
])('of %j is marked %j [C2.96]', (query, terms) => {
  expect(searchedTerms({ ...criteria, query })).toEqual(terms);
});

test('of a query that the server read, operators, excluded words and other fields are not marked [C2.400]', () => {
  const reading = {
    terms: [
      { text: 'old' },
      { text: 'the ship', field: 'title' },
      { text: 'Ada', field: 'authors' },
      { text: 'sail*' },
    ],
    excluded: ['land'],
    asWords: [],
  };
  const query = 'old title:"the ship" author:Ada sail* -land';
  expect(searchedTerms({ ...criteria, query }, [], reading)).toEqual(['old', 'sail*']);
  expect(searchedTerms({ ...criteria, query }, ['title'], reading)).toEqual([
    'old',
    'the ship',
    'sail*',
  ]);
});
