import { afterEach, expect, test } from '@jest/globals';
import type { SearchEntry, SearchHelp, SearchHelpRequest } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenScreen, openScreen, searchesOf } from '../testing/open-screen.ts';

let opened: OpenScreen;
afterEach(() => opened.close());

const NOTHING: SearchEntry = { kind: 'results', total: 0, publications: [], facets: {} };
const module = (connection: number, name: string) => ({
  connection,
  module: connection,
  name,
  actions: [],
  advancedFields: [],
});

type Answer = (request: SearchHelpRequest) => SearchHelp[] | Promise<SearchHelp[]>;

async function open(
  query: object,
  getSearchHelp: Answer,
  modules = [module(1, 'Catalogue'), module(2, 'Archive')],
) {
  const requests: SearchHelpRequest[] = [];
  opened = await openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`,
    library: { modules },
    answers: {
      search: ({ body }) => [body.connections[0] === 1 ? { ...NOTHING, total: 1200 } : NOTHING],
      getSearchHelp: ({ body }) => {
        requests.push(body);
        return getSearchHelp(body);
      },
    },
  });
  await screen.findByText('there are no results for this query');
  return requests;
}

const ways = () =>
  within(screen.getByRole('list', { name: 'Searches that find something' }))
    .getAllByRole('button')
    .map((each) => each.textContent);

const question = (query: string) => ({ query, queryType: 0 as const, fields: [] });
const plain = { withoutFacets: [], total: 1 };
const title = { name: 'title', value: 'sea', mode: 1 as const, operator: 0 as const };

test('on a tab one message has other connections and other searches, each with its hits [C2.480 C2.481]', async () => {
  const requests = await open(
    {
      query: 'white wahle xyzzy',
      fields: [title],
      connection: 2,
      facets: { language: ['nl', 'de'] },
    },
    () => [
      { kind: 'corrected', question: question('whale'), ...plain },
      { kind: 'facet', question: question('a'), withoutFacets: ['language'], total: 3 },
      { kind: 'row', row: 0, question: question('a'), ...plain },
      { kind: 'unquoted', question: question('white whale'), ...plain },
      { kind: 'everywhere', question: question('sea'), ...plain },
      { kind: 'context', question: question('b'), ...plain },
      { kind: 'fewer', question: question('whale'), leftOut: ['white', 'xyzzy'], ...plain },
      { kind: 'unfiltered', question: question('a'), withoutFacets: ['language'], total: 9000 },
    ],
  );
  await screen.findByRole('button', { name: 'Without any filter 9,000 results' });
  expect(ways()).toEqual([
    'Catalogue 1,200 results',
    '“whale” 1 result',
    'Without the filter Language: Dutch, Language: German 3 results',
    'Without the filter Title contains “sea” 1 result',
    '“white whale” as separate words 1 result',
    '“sea” in all fields 1 result',
    'Search the full text too 1 result',
    '“whale” without “white” and “xyzzy” 1 result',
    'Without any filter 9,000 results',
  ]);
  expect(requests).toEqual([
    {
      query: 'white wahle xyzzy',
      queryType: 0,
      fields: [title],
      connections: [{ connection: 2, facets: { language: ['nl', 'de'] } }],
    },
  ]);
  await waitFor(() => expect(screen.getByText('9 other searches find something')).toBeTruthy());
});

test('a press searches it, and the focus stays in the results [C2.482]', async () => {
  await open({ query: 'white wahle', connection: 2 }, ({ query }) =>
    query === 'whale'
      ? []
      : [{ kind: 'fewer', question: question('whale'), leftOut: ['white'], ...plain }],
  );
  const before = searchesOf(opened).length;
  const way = await screen.findByRole('button', { name: '“whale” without “white” 1 result' });
  way.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(searchesOf(opened).length).toBe(before + 2));
  expect(searchesOf(opened).at(-1)).toMatchObject({ query: 'whale' });
  expect(new URLSearchParams(opened.address().split('?')[1]).get('query')).toContain('"whale"');
  expect(document.activeElement).not.toBe(document.body);
});

test('a facet is taken off on its tab [C2.482]', async () => {
  await open(
    { query: 'whale', connection: 2, facets: { language: ['nl'], form: ['read'] } },
    () => [{ kind: 'facet', question: question('whale'), withoutFacets: ['form'], total: 3 }],
  );
  await userEvent.click(
    await screen.findByRole('button', {
      name: /^Without the filter .*Readable here 3 results$/,
    }),
  );
  await waitFor(() =>
    expect(searchesOf(opened).at(-1)).toMatchObject({ facets: { language: ['nl'] } }),
  );
});

test.each([
  [20, '“whale” without “white” 3 results'],
  [21, '“whale” without “white” at least 3 results'],
])('of %s connections on All results the number is true [C2.544]', async (amount, name) => {
  const requests = await open(
    { query: 'white wahle' },
    () => [{ kind: 'fewer', question: question('whale'), leftOut: ['white'], ...plain, total: 3 }],
    Array.from({ length: amount }, (_each, at) => module(at + 2, `Archive ${at}`)),
  );
  expect(await screen.findByRole('button', { name })).toBeTruthy();
  expect(requests[0]?.connections).toHaveLength(20);
});

test('a failed call leaves the message without numbers [C2.484]', async () => {
  await open({ query: 'white wahle', connection: 2, facets: { language: ['nl'] } }, () =>
    Promise.reject(new Error('gone')),
  );
  expect(await screen.findByRole('button', { name: 'Search the full text too' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove all filters' })).toBeTruthy();
  expect(ways()).toEqual(['Catalogue 1,200 results']);
});

test('until the answer the message says that it looks, and leaving it aborts the call [C2.486]', async () => {
  await open({ query: 'white wahle', connection: 2 }, () => new Promise<SearchHelp[]>(() => {}));
  await screen.findByText('Looking for other searches…');
  expect(screen.queryByRole('button', { name: 'Search the full text too' })).toBeNull();
  const call = opened.host.http.calls.find(({ name }) => name === 'getSearchHelp');
  expect(call?.options.signal?.aborted).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Show all results' }));
  await waitFor(() => expect(call?.options.signal?.aborted).toBe(true));
});
