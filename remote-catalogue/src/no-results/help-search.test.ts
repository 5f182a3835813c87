import { expect, test } from '@jest/globals';
import type { SearchHelp } from '@leeszaal/shared-contracts';
import { defaultCriteria } from '../criteria/criteria.ts';
import { type LinkedSearch, sentQuestion } from '../criteria/shared-query.ts';
import { canBeHelped, helpedSearch, offeredHelps } from './help-search.ts';

const defaults = defaultCriteria({});
const row = { name: 'title', value: 'sea', mode: 1 as const, operator: 0 as const };

const searchOf = (query: string, more: Partial<LinkedSearch> = {}): LinkedSearch => ({
  criteria: { ...defaults, query, sortField: 'title', sortOrder: 'asc' },
  connection: 2,
  facets: { language: ['nl'], form: ['read'] },
  ...more,
});

const helpOf = (
  query: string,
  more: Partial<Pick<SearchHelp, 'question' | 'withoutFacets'>> = {},
): SearchHelp => ({
  kind: 'unfiltered',
  question: { query, queryType: 0, fields: [] },
  withoutFacets: [],
  total: 3,
  ...more,
});

test('a help changes the question and leaves tab, order and other facets [C2.482]', () => {
  const question = { query: 'white whale', queryType: 2 as const, fields: [row] };
  const help = helpOf('', { question, withoutFacets: ['form'] });
  const search = helpedSearch(searchOf('"white wahle"'), help, defaults);
  expect(search).toMatchObject({
    connection: 2,
    facets: { language: ['nl'] },
    criteria: { option: 'words', context: 'metadataAndContent', sortField: 'title' },
  });
  expect(sentQuestion(search.criteria)).toEqual(question);
});

test('words that are searched as typed stay so, and other words do not [C2.482]', () => {
  const search = searchOf('wahle');
  const asTyped = { ...search, criteria: { ...search.criteria, asTyped: 'wahle' } };
  const sent = (query: string) =>
    sentQuestion(helpedSearch(asTyped, helpOf(query), defaults).criteria);
  expect(sent('wahle')).toMatchObject({ query: 'wahle', asTyped: true });
  expect(sent('whale')).not.toHaveProperty('asTyped');
});

test('all records are searched by no words [C2.482]', () => {
  expect(helpedSearch(searchOf('sea'), helpOf('*'), defaults).criteria.query).toBe('');
});

test('on All results helps are offered whose number is right without its facets [C2.483]', () => {
  const search = searchOf('wahle', { connection: undefined, facets: {} });
  const facets = [{ connection: 1, facets: { form: ['read'] } }];
  const helps = [
    helpOf('whale'),
    helpOf('whale', { withoutFacets: ['form'] }),
    helpOf('wahle', { withoutFacets: ['form'] }),
  ];
  expect(offeredHelps(search, facets, helps, defaults)).toEqual(helps.slice(1));
  expect(offeredHelps(search, [{ connection: 1, facets: {} }], helps, defaults)).toEqual(helps);
  expect(offeredHelps(searchOf('wahle'), facets, helps, defaults)).toEqual(helps);
});

test('signs alone have no help, unless there are filters [C2.485]', () => {
  const open = [{ connection: 1, facets: {} }];
  expect(canBeHelped({ ...defaults, query: '%' }, open)).toBe(false);
  expect(canBeHelped({ ...defaults, query: 'sea' }, open)).toBe(true);
  const filtered = [{ connection: 1, facets: { form: ['read'] } }];
  expect(canBeHelped({ ...defaults, query: '' }, filtered)).toBe(true);
});
