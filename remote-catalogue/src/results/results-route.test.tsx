import { afterEach, expect, test } from '@jest/globals';
import type { SearchRequest } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

let opened: OpenScreen;
afterEach(() => opened.close());

const module = (connection: number, type: number) => ({
  connection,
  module: type,
  name: `Module ${connection}`,
  actions: [],
  advancedFields: [],
});

async function open(query: string) {
  const requests: SearchRequest[] = [];
  opened = await openScreen({
    path: `/search?query=${encodeURIComponent(query)}`,
    library: { modules: [module(4, 0), module(0, 7), module(5, 7)] },
    answers: {
      getAcquisitions: () => [],
      search: ({ body }) => {
        requests.push(body);
        return [{ kind: 'results', total: 0, publications: [], facets: {} }];
      },
    },
  });
  return { requests, events: opened.host.events };
}

const openTab = () => screen.findByRole('tab', { selected: true });

test.each(['', '{', '{"query":1}', '{"query":"a","facets":{"authors":["Ada"]}}'])(
  '“%s” is no search: it says so, over an empty search, with a warning in the log [C5.3]',
  async (query) => {
    const { requests, events } = await open(query);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This link could not be read/);
    expect(screen.getByRole('combobox', { name: 'Search the catalogue' })).toHaveProperty(
      'value',
      '',
    );
    expect(opened.address()).toMatch(/^\/search/);
    expect(events).toMatchObject([{ level: 'warning', name: 'invalid-query' }]);
    expect(opened.host.dialogs.notes).toEqual([]);
    expect(opened.host.dialogs.shown).toEqual([]);
    expect(requests).toEqual([]);
  },
);

test('results and home scroll back by themselves, other remotes are left to the browser', async () => {
  await open('{"query":"sea"}');
  await screen.findAllByRole('tab');
  expect(window.history.scrollRestoration).toBe('manual');
  await act(async () => opened.host.navigation.navigate('/'));
  expect(window.history.scrollRestoration).toBe('manual');
  await act(async () => opened.host.navigation.navigate('/admin'));
  await waitFor(() => expect(window.history.scrollRestoration).toBe('auto'));
});

test('the long form of a link is launched as it stands [C2.21 C7.4]', async () => {
  const fields = [{ name: 'title', value: 'sea', mode: 2, operator: 1 }];
  const { requests, events } = await open(
    JSON.stringify({
      query: 'ships',
      queryType: 2,
      fields,
      sortField: 'title',
      sortOrder: 'asc',
      module: 7,
      connection: 0,
      facets: { authors: ['Ada'] },
    }),
  );
  expect((await openTab()).textContent).toContain('Module 0');
  const common = { query: 'ships', queryType: 2, fields, sorting: ['title asc'] };
  expect(requests).toMatchObject([
    { ...common, connections: [4], facets: {} },
    { ...common, connections: [0], facets: { authors: ['Ada'] } },
    { ...common, connections: [0], facets: {} },
    { ...common, connections: [5], facets: {} },
  ]);
  expect(events).toEqual([]);
});

test('the short form of a link is launched too, and a blank query asks for everything [C2.21]', async () => {
  const { requests } = await open('{"query":" ","queryType":0,"connection":5}');
  expect((await openTab()).textContent).toContain('Module 5');
  expect(requests.map(({ query, queryType }) => [query, queryType])).toEqual([
    ['*', 0],
    ['*', 0],
    ['*', 0],
  ]);
});

test('a connection that is gone is worth a warning, and leads to all results without its facets [C5.4]', async () => {
  const { requests, events } = await open(
    '{"query":"ships","connection":9,"facets":{"authors":["Ada"]}}',
  );
  expect((await openTab()).textContent).toContain('All results');
  expect(events).toMatchObject([{ level: 'warning', name: 'connection-gone' }]);
  expect(requests.map(({ facets }) => facets)).toEqual([{}, {}, {}]);
});

test('a link that names the kind of module alone opens the first of that kind [C5.5]', async () => {
  await open('{"query":"ships","module":7}');
  expect((await openTab()).textContent).toContain('Module 0');
});

test('a tab and an order leave what is typed as it is; another search and a way back bring theirs [C2.64]', async () => {
  await open('{"query":"ships"}');
  const go = (to: string | number) => act(async () => opened.host.navigation.navigate(to));
  const typed = () => [
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the catalogue' }).value,
    screen.queryByRole('button', { name: 'Advanced search (active)' }) !== null,
  ];
  await userEvent.click(screen.getByRole('button', { name: 'Advanced search' }));
  const panel = within(screen.getByRole('region', { name: 'Advanced search' }));
  await userEvent.type(panel.getByRole('textbox'), 'sea');
  await userEvent.clear(screen.getByRole('combobox', { name: 'Search the catalogue' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Search the catalogue' }), 'law');
  await userEvent.click(screen.getByRole('tab', { name: /Module 5/ }));
  expect((await openTab()).textContent).toContain('Module 5');
  expect(typed()).toEqual(['law', true]);
  await go('/search?query={"query":"ships","sortField":"title","sortOrder":"asc"}');
  expect(typed()).toEqual(['law', true]);
  await go('/search?query={"query":"tax"}');
  expect(typed()).toEqual(['tax', false]);
  await userEvent.type(screen.getByRole('combobox', { name: 'Search the catalogue' }), 'es');
  await go('/');
  expect(typed()).toEqual(['', false]);
  await go(-1);
  expect(typed()).toEqual(['tax', false]);
});
