import { afterEach, expect, test } from '@jest/globals';
import type { SearchRequest, SharedQuery } from '@leeszaal/shared-contracts';
import { act } from '@testing-library/react';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { useFollowedAddress } from './use-followed-address.ts';
import { useSearchChanges } from './use-search-changes.ts';

const modules = [0, 4].map((connection) => ({
  connection,
  module: connection,
  name: `Module ${connection}`,
  actions: [],
  advancedFields: [],
}));
const ADA = { authors: ['Ada'] };

type SearchChanges = ReturnType<typeof useSearchChanges>;

let opened: OpenScreen;
let changes: SearchChanges;
afterEach(() => opened.close());

function Results() {
  useFollowedAddress();
  changes = useSearchChanges();
  return null;
}

async function open(query: Partial<SharedQuery>, only = modules) {
  const requests: SearchRequest[] = [];
  opened = await openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify({ query: 'sea', ...query }) })}`,
    part: <Results />,
    library: { modules: only },
    answers: {
      search: ({ body }) => {
        requests.push(body);
        return [{ kind: 'results', total: 0, publications: [], facets: {} }];
      },
    },
  });
  const { navigation } = opened.host;
  const start = navigation.current();
  const state = { askedAt: 1, isTabKept: true, detail: { connection: 0, id: 7 } };
  await act(async () =>
    navigation.navigate(start.pathname + start.search, { replace: true, state }),
  );
  requests.length = 0;
  return {
    requests,
    asked: (): SharedQuery =>
      JSON.parse(new URLSearchParams(navigation.current().search).get('query') ?? ''),
    state: () => navigation.current().state,
    isNewEntry: () => navigation.canGoBack(),
  };
}

const change = (make: (changes: SearchChanges) => void) => act(async () => make(changes));
const inSearch = { askedAt: 1, detail: { connection: 0, id: 7 } };

test('a tab replaces the entry, and has its own facets in the address', async () => {
  const { asked, state, requests, isNewEntry } = await open({ connection: 0, facets: ADA });
  await change(({ openTab }) => openTab(undefined));
  expect(asked()).not.toHaveProperty('connection');
  await change(({ openTab }) => openTab(0));
  expect(asked()).toMatchObject({ connection: 0, facets: ADA });
  expect(state()).toEqual(inSearch);
  expect(requests).toEqual([]);
  expect(isNewEntry()).toBe(false);
});

test('an order replaces the entry, and leaves its state as it is', async () => {
  const { asked, state, requests, isNewEntry } = await open({ connection: 0, facets: ADA });
  await change(({ sort }) => sort({ sortField: 'title' }));
  expect(asked()).toMatchObject({ sortField: 'title', sortOrder: 'desc', facets: ADA });
  expect(state()).toEqual({ ...inSearch, isTabKept: true });
  expect(requests.map(({ sorting }) => sorting)).toEqual([['title desc'], ['title desc']]);
  expect(isNewEntry()).toBe(false);
});

test('facets and a removed narrowing are entries of the same search', async () => {
  const { asked, state, isNewEntry } = await open({});
  await change(({ filter }) => filter(4, ADA));
  expect(asked()).toMatchObject({ connection: 4, facets: ADA });
  expect(state()).toEqual(inSearch);
  await change(({ remove }) =>
    remove({ kind: 'facet', connection: 4, group: 'authors', value: 'Ada' }),
  );
  expect(asked()).toMatchObject({ connection: 4 });
  expect(asked()).not.toHaveProperty('facets');
  expect(isNewEntry()).toBe(true);
});

test('on All results a facet is removed without another address', async () => {
  const { requests } = await open({ connection: 0, facets: ADA });
  await change(({ openTab }) => openTab(undefined));
  const all = opened.address();
  await change(({ remove }) =>
    remove({ kind: 'facet', connection: 0, group: 'authors', value: 'Ada' }),
  );
  expect(opened.address()).toBe(all);
  expect(requests.map(({ connections, facets }) => [connections, facets])).toEqual([[[0], {}]]);
});

test('without any filter, All results has the same address, and another question a new one', async () => {
  const { asked, state, requests } = await open({ connection: 0, facets: ADA });
  await change(({ openTab }) => openTab(undefined));
  const all = opened.address();
  await change(({ removeFilters }) => removeFilters());
  expect(opened.address()).toBe(all);
  expect(requests.map(({ connections }) => connections)).toEqual([[0]]);
  await change(({ searchFullText }) => searchFullText());
  expect(asked()).toMatchObject({ query: 'sea', queryType: 2 });
  expect(state()).toEqual({});
});

test('a new search on a tab keeps the tab, if it has results', async () => {
  const { asked, state } = await open({ query: '"sea"', connection: 4, facets: ADA });
  await change(({ removeFilters }) => removeFilters());
  expect(asked()).toMatchObject({ query: 'sea', connection: 4 });
  expect(asked()).not.toHaveProperty('facets');
  expect(state()).toEqual({ isTabKept: true });
});

test('the tab of a single module is open without being in the address', async () => {
  const { asked } = await open({}, modules.slice(1));
  await change(({ sort }) => sort({ sortOrder: 'asc' }));
  expect(asked()).toMatchObject({ connection: 4, sortOrder: 'asc' });
});
