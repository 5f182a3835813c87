import { afterEach, expect, test } from '@jest/globals';
import { publicationCodec, type SearchEntry, type SearchRequest } from '@leeszaal/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

const module = (connection: number, name: string) => ({
  connection,
  module: connection,
  name,
  actions: [],
  advancedFields: [],
});

let opened: OpenScreen;
afterEach(() => opened.close());

const NOTHING: SearchEntry = { kind: 'results', total: 0, publications: [], facets: {} };

async function open(query: object, found: Readonly<Record<number, SearchEntry>> = {}) {
  const requests: SearchRequest[] = [];
  opened = await openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`,
    library: { modules: [module(1, 'Catalogue'), module(2, 'Archive'), module(3, 'Shop')] },
    answers: {
      search: ({ body }) => {
        requests.push(body);
        return [found[body.connections[0] ?? 0] ?? NOTHING];
      },
    },
  });
  await screen.findByText('there are no results for this query');
  return requests;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('of several connections it is said once, and the full text can be searched [C2.93]', async () => {
  const requests = await open({ query: 'wahles' });
  expect(screen.getAllByText('there are no results for this query')).toHaveLength(1);
  expect(screen.getByText(/Check the spelling/)).toBeTruthy();
  await screen.findByRole('button', { name: 'Search the full text too' });
  expect(screen.queryByRole('button', { name: 'Remove all filters' })).toBeNull();
  await press('Search the full text too');
  await waitFor(() => expect(requests).toHaveLength(6));
  expect(requests[3]).toMatchObject({ query: 'wahles', queryType: 2 });
  await waitFor(() => expect(screen.getByText(/Check the spelling/)).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Search the full text too' })).toBeNull();
});

test('on a tab all filters can be taken off [C2.93]', async () => {
  const fields = [{ name: 'title', value: 'sea', mode: 1, operator: 0 }];
  const requests = await open({
    query: '"white wahle"',
    fields,
    connection: 2,
    facets: { authors: ['Ada'] },
  });
  expect(screen.getAllByText('there are no results for this query')).toHaveLength(1);
  requests.length = 0;
  await press('Remove all filters');
  await waitFor(() => expect(requests.length).toBeGreaterThan(2));
  for (const request of requests) {
    expect(request).toMatchObject({ query: 'white wahle', fields: [], facets: {} });
  }
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull();
});

test('signs without a letter get a hint of their own [C2.93]', async () => {
  await open({ query: '%' });
  expect(screen.getByText(/Punctuation alone finds nothing/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Search the full text too' })).toBeNull();
});

test('on a tab the connections that found something are named with their hits, without a request [C2.403]', async () => {
  const publications = [v.parse(publicationCodec.schema, { id: 7, title: 'Whales' })];
  const found = (total: number): SearchEntry => ({ ...NOTHING, total, publications });
  const requests = await open({ query: 'whales', connection: 2 }, { 1: found(1), 3: found(1200) });
  expect(
    screen.getAllByRole('button', { name: / [\d,]+ results?$/ }).map((each) => each.textContent),
  ).toEqual(['Shop 1,200 results', 'Catalogue 1 result']);
  await press('Catalogue 1 result');
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(requests).toHaveLength(3);
  expect(document.activeElement?.tagName).toBe('H1');
});
