import { expect, test } from '@jest/globals';
import { nothingPending, toggleValue } from './facet-choice.ts';
import { facetEntries } from './facet-entries.ts';
import {
  defaultFacetSetting,
  FACET_ORDER,
  FACET_SORT,
  readFacetSettings,
} from './facet-settings.ts';

const base = {
  facet: 'authors',
  counts: { Zola: 2, Ångström: 2, Böll: 5, Gone: 0 },
  active: {},
  pending: nothingPending,
  setting: defaultFacetSetting('authors'),
  textOf: (value: string) => value,
  collator: new Intl.Collator('de'),
} as const;
const values = (options: Parameters<typeof facetEntries>[0]) =>
  facetEntries(options).map((entry) => entry.value);

test('most hits come first, ties by value, and values without hits go [C4.16]', () => {
  expect(values(base)).toEqual(['Böll', 'Ångström', 'Zola']);
});

test('what is chosen shows even without hits [C4.16]', () => {
  const pending = toggleValue({}, nothingPending, 'authors', 'New');
  expect(values({ ...base, active: { authors: ['Gone'] }, pending })).toEqual(
    expect.arrayContaining(['Gone', 'New']),
  );
});

test('years are numbers, newest first by default [C4.22 C9.14]', () => {
  const years = {
    ...base,
    facet: 'yearofpublication',
    counts: { '900': 9, '1999': 1, '2001': 3 },
  } as const;
  expect(values({ ...years, setting: defaultFacetSetting('yearofpublication') })).toEqual([
    '2001',
    '1999',
    '900',
  ]);
  const ascending = { sortType: FACET_SORT.values, sortOrder: FACET_ORDER.ascending };
  expect(values({ ...years, setting: ascending })).toEqual(['900', '1999', '2001']);
});

test('unknown stored values fall back to the default [C4.22 C9.14]', () => {
  const area = (text: string) => ({
    get: () => text,
    set: () => undefined,
    remove: () => undefined,
  });
  for (const text of ['{', 'null', '{"authors": {"sortType": 9, "sortOrder": "x"}}']) {
    expect(readFacetSettings(area(text)).authors).toEqual(defaultFacetSetting('authors'));
  }
  expect(readFacetSettings(area('{"authors":{"sortType":1,"sortOrder":1}}')).authors).toEqual({
    sortType: 1,
    sortOrder: 1,
  });
});

test('what an earlier portal left in a cookie counts where nothing is stored [C4.21]', () => {
  const area = (text?: string) => ({
    get: () => text,
    set: () => undefined,
    remove: () => undefined,
  });
  const value = encodeURIComponent('{"authors":{"sortType":1,"sortOrder":1}}');
  const cookies = `other=1; facet-settings=${value}; last=2`;
  const byValue = { sortType: FACET_SORT.values, sortOrder: FACET_ORDER.ascending };
  expect(readFacetSettings(area(), cookies).authors).toEqual(byValue);
  const stored = '{"authors":{"sortType":2,"sortOrder":1}}';
  expect(readFacetSettings(area(stored), cookies).authors.sortType).toBe(FACET_SORT.hits);
  for (const broken of ['facet-settings=%', 'facet-settings=', 'facet-settings={']) {
    expect(readFacetSettings(area(), broken).authors).toEqual(defaultFacetSetting('authors'));
  }
});
