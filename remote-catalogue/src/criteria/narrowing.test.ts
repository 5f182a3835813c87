import { expect, test } from '@jest/globals';
import { type Criteria, defaultCriteria, emptyRow } from './criteria.ts';
import {
  facetNarrowing,
  type Narrowing,
  narrowingOf,
  withoutFilters,
  withoutNarrowing,
} from './narrowing.ts';
import type { LinkedSearch } from './shared-query.ts';

const defaults = defaultCriteria({});
const german = { ...emptyRow(0, 'language'), value: 'de', mode: 'exact' } as const;
const sea = { ...emptyRow(1), value: ' sea ', relation: 'or' } as const;
const criteria: Criteria = {
  query: 'white whale',
  context: 'content',
  option: 'phrase',
  fields: [german, emptyRow(2), sea],
  sortField: 'title',
  sortOrder: 'asc',
};
const search = { criteria, connection: 3, facets: { authors: ['Ada', 'Bob'] } };

test('all that narrows a search and is not in the search field is told, in a fixed order [C2.91]', () => {
  expect(narrowingOf(criteria, defaults)).toEqual([
    { kind: 'context', context: 'content' },
    { kind: 'phrase' },
    { kind: 'field', row: german, isAlternative: false },
    { kind: 'field', row: sea, isAlternative: true },
    { kind: 'order', sortField: 'title', sortOrder: 'asc' },
  ]);
  expect(narrowingOf({ ...defaults, query: 'sea' }, defaults)).toEqual([]);
  expect(facetNarrowing(3, search.facets)).toMatchObject([
    { connection: 3, group: 'authors', value: 'Ada' },
    { connection: 3, group: 'authors', value: 'Bob' },
  ]);
});

test('a context or a phrase of no words narrows nothing, and everything is no narrower context', () => {
  const wordless = { ...criteria, query: ' ', fields: [] };
  expect(narrowingOf(wordless, defaults).map(({ kind }) => kind)).toEqual(['order']);
  const all = { ...defaults, query: 'sea', context: 'metadataAndContent' } as const;
  expect(narrowingOf(all, defaults)).toEqual([]);
});

test("the client's own order and context are no narrowing", () => {
  const own = defaultCriteria({ defaultSearchSortField: 'title', defaultSearchContext: 'content' });
  expect(narrowingOf({ ...own, query: 'sea' }, own)).toEqual([]);
});

test('each can be taken off by itself [C2.91]', () => {
  const all: Narrowing[] = [
    ...narrowingOf(criteria, defaults),
    ...facetNarrowing(3, search.facets),
  ];
  const left = all.reduce<LinkedSearch>(
    (now, narrowing) => withoutNarrowing(now, narrowing, defaults),
    search,
  );
  expect(narrowingOf(left.criteria, defaults)).toEqual([]);
  expect(left).toMatchObject({ connection: 3, facets: {}, criteria: { query: 'white whale' } });
});

test('taking a row or a value off leaves the others', () => {
  const without = (narrowing: Narrowing, from: LinkedSearch = search) =>
    withoutNarrowing(from, narrowing, defaults);
  const rows = without({ kind: 'field', row: german, isAlternative: false }).criteria.fields;
  expect(rows.map(({ name, value }) => [name, value])).toEqual([
    ['language', ''],
    [emptyRow(2).name, ''],
    [sea.name, ' sea '],
  ]);
  const facets = { authors: ['Ada', 'Bob'], publisher: ['Querido'] };
  const facet = { kind: 'facet', connection: 3 } as const;
  expect(without({ ...facet, group: 'authors', value: 'Ada' }, { ...search, facets })).toEqual({
    ...search,
    facets: { authors: ['Bob'], publisher: ['Querido'] },
  });
  // A group without values is removed.
  expect(
    without({ ...facet, group: 'publisher', value: 'Querido' }, { ...search, facets }),
  ).toEqual({
    ...search,
    facets: { authors: ['Ada', 'Bob'] },
  });
});

test('without its filters a search has its words and its order left', () => {
  expect(withoutFilters(search, defaults)).toEqual({
    criteria: {
      ...criteria,
      context: 'metadataAndContent',
      option: 'words',
      fields: defaults.fields,
    },
    connection: 3,
    facets: {},
  });
});

test('without its filters a search is no narrower than by default [C2.439]', () => {
  for (const defaultSearchContext of ['metadata', 'content', 'metadataAndContent'] as const) {
    const own = defaultCriteria({ defaultSearchContext });
    for (const context of ['metadata', 'content', 'metadataAndContent'] as const) {
      const { criteria: left } = withoutFilters(
        { ...search, criteria: { ...criteria, context } },
        own,
      );
      const kinds = narrowingOf(left, own).map(({ kind }) => kind);
      expect(kinds).toEqual(['order']);
    }
  }
});
