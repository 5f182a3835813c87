import { afterEach, describe, expect, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import {
  type Publication,
  publicationCodec,
  type SearchEntry,
  type SearchRequest,
  StatusError,
} from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { SHORTLIST_LENGTH } from '../search/module-state.contract.ts';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

const catalogue = { connection: 0, module: 0, name: 'Catalogue', actions: [], advancedFields: [] };
const archive = { connection: 4, module: 1, name: 'Archive', actions: [], advancedFields: [] };

const publication = (id: number): Publication =>
  v.parse(publicationCodec.schema, { id, title: `Book ${id}` });
const years = Object.fromEntries(
  [...Array(25)].map((_, index) => [String(1900 + index), index + 1]),
);

/** A connection with `count` publications, which all match. */
const found =
  (count: number) =>
  ({ paginationOptions }: SearchRequest): SearchEntry[] => {
    const { page, resultsPerPage } = paginationOptions;
    const from = (page - 1) * resultsPerPage;
    const length = Math.max(0, Math.min(resultsPerPage, count - from));
    const publications = [...Array(length)].map((_, index) => publication(from + index + 1));
    return [{ kind: 'results', total: count, publications, facets: { yearofpublication: years } }];
  };

let opened: OpenScreen | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

interface Setting {
  readonly query?: object;
  readonly modules?: readonly (typeof catalogue)[];
  readonly search?: FakeAnswers['search'];
}

/** Results outlive a mount, so each test has its own query. */
let question = 0;

async function open({ query, modules = [catalogue, archive], search }: Setting) {
  question += 1;
  opened = await openScreen({
    path: `/search?${new URLSearchParams({ query: JSON.stringify({ query: `sea ${question}`, ...query }) })}`,
    library: { modules: [...modules] },
    answers: {
      search: search ?? (({ body }) => found(body.connections[0] === 0 ? 30 : 3)(body)),
      getPublicationDetail: () => publication(1),
    },
  });
  return opened;
}

const requests = ({ host }: OpenScreen): SearchRequest[] =>
  host.http.calls
    .filter(({ name }) => name === 'search')
    .map(({ request }) => (request as { body: SearchRequest }).body);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('the tabs', () => {
  test('there is one for each module, and one for all when there are several [C2.66]', async () => {
    await open({});
    await waitFor(() => expect(tabs()).toEqual(['All results', 'Catalogue30', 'Archive3']));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All results');
  });

  test('have the names of the modules in the language of the interface, as soon as that changes [C4.43]', async () => {
    const named = { ...catalogue, names: { en: 'Catalogue', de: 'Katalog' } };
    const { host } = await open({ modules: [named, archive] });
    await waitFor(() => expect(tabs()).toEqual(['All results', 'Catalogue30', 'Archive3']));
    act(() => host.change({ kind: 'language', language: 'de' }));
    await waitFor(() => expect(tabs().slice(1)).toEqual(['Katalog30', 'Archive3']));
    // Without a name in the language, the plain one.
    act(() => host.change({ kind: 'language', language: 'fr' }));
    await waitFor(() => expect(tabs().slice(1)).toEqual(['Catalogue30', 'Archive3']));
  });

  test('a single module has no tab for all, and its own is open [C2.68]', async () => {
    await open({ modules: [catalogue] });
    await waitFor(() => expect(tabs()).toEqual(['Catalogue30']));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Catalogue30');
    expect(await screen.findByRole('button', { name: 'Load more results' })).toBeTruthy();
  });

  test('the tab for all shows five of each module, and leads to the rest [C2.70 C9.4]', async () => {
    const screenOf = await open({});
    const shortlist = within(await screen.findByRole('region', { name: 'Catalogue' }));
    expect(await shortlist.findAllByRole('article')).toHaveLength(SHORTLIST_LENGTH);
    const small = within(screen.getByRole('region', { name: 'Archive' }));
    expect(await small.findAllByRole('article')).toHaveLength(3);
    await press('Show all results of Catalogue');
    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Catalogue30'),
    );
    expect(screenOf.address()).toContain('connection%22%3A0');
    // Another tab shows the same answers.
    expect(requests(screenOf)).toHaveLength(2);
  });

  test('a module that does not know how many there are says how many it has, and goes on', async () => {
    const unknown = (request: SearchRequest): SearchEntry[] =>
      found(30)(request).map((entry) => ({ ...entry, total: undefined }));
    await open({ modules: [catalogue], search: ({ body }) => unknown(body) });
    expect(await screen.findByText(/^At least 20 results/)).toBeTruthy();
    expect(tabs()).toEqual(['Catalogue']);
    await press('Load more results');
    expect(await screen.findByText(/^30 results/)).toBeTruthy();
    expect(tabs()).toEqual(['Catalogue30']);
    expect(screen.getByText('All results have been loaded')).toBeTruthy();
  });

  test('a module that does not know how many there are says that there are none when it has none', async () => {
    await open({
      modules: [catalogue],
      search: () => [{ kind: 'results', total: undefined, publications: [], facets: {} }],
    });
    expect(await screen.findByText(/^0 results/)).toBeTruthy();
    expect(tabs()).toEqual(['Catalogue0']);
  });

  test('a module without results says so, beside the others [C2.71]', async () => {
    await open({ search: ({ body }) => found(body.connections[0] === 0 ? 0 : 3)(body) });
    expect(await screen.findByText('No results in Catalogue')).toBeTruthy();
    const other = within(screen.getByRole('region', { name: 'Archive' }));
    expect(await other.findAllByRole('article')).toHaveLength(3);
  });

  test('a search that is tried again, and a tab that is left for another, keep the focus [C2.89]', async () => {
    let fails = true;
    await open({
      search: ({ body }) => {
        if (fails && body.connections[0] === 4) throw new StatusError(500, null);
        return found(3)(body);
      },
    });
    const archive = screen.getByRole('region', { name: 'Archive' });
    await within(archive).findByRole('button', { name: 'Try again' });
    fails = false;
    await press('Try again');
    expect(document.activeElement).toBe(archive);
    await press('Show all results of Catalogue');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Archive' })).toBeNull());
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('a module that is gone from the address leads to all results [C2.101]', async () => {
    await open({ query: { connection: 99, facets: { authors: ['x'] } } });
    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All results'),
    );
    expect(requests(opened as OpenScreen).map(({ facets }) => facets)).toEqual([{}, {}]);
  });
});

describe('opening results', () => {
  test('gives its heading a lost focus', async () => {
    await open({});
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('without a query and without a last search leads home [C2.81]', async () => {
    opened = await openScreen({ path: '/search', library: { modules: [catalogue] } });
    await waitFor(() => expect(opened?.address()).toBe('/'));
  });

  test('once left, they do not ask to try again; a search begun elsewhere does [C4.10]', async () => {
    const { host } = await open({ search: () => new Promise(() => undefined) });
    const waits = () =>
      host.http.calls
        .filter(({ name }) => name === 'search')
        .map(({ options }) => !options.patience?.aborted);
    await screen.findByRole('heading', { level: 1 });
    expect(waits()).toEqual([true, true]);
    host.http.answer({ getAcquisitions: () => [] });
    await act(() => host.navigation.navigate('/'));
    expect(waits()).toEqual([false, false]);
    await userEvent.type(await screen.findByRole('searchbox'), 'land{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Results for “land”' });
    expect(waits()).toEqual([false, false, true, true]);
  });

  test('a new search closes the detail and takes what was pending [C2.82]', async () => {
    const { host } = await open({});
    await userEvent.click((await screen.findAllByRole('button', { name: 'Book 1' }))[0] as Element);
    await screen.findByRole('region', { name: 'Publication' });
    await press('Show all results of Catalogue');
    await userEvent.click(await screen.findByRole('checkbox', { name: '1924' }));
    expect(screen.getByRole('button', { name: 'Apply' })).toBeTruthy();
    await act(() =>
      host.navigation.navigate(
        `/search?${new URLSearchParams({ query: '{"query":"land","connection":0}' })}`,
      ),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Publication' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  });
});

describe('the facets', () => {
  const shown = () =>
    within(screen.getByRole('complementary', { name: 'Filters' }))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent);
  const openFacets = async () => {
    const screenOf = await open({ query: { connection: 0 } });
    await screen.findByRole('checkbox', { name: '1924' });
    return screenOf;
  };

  test('ten values show at first, ten more at a time, and never fewer [C2.104 C9.13]', async () => {
    await openFacets();
    expect(shown()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Show fewer' })).toBeNull();
    await press('Show more');
    expect(shown()).toHaveLength(20);
    await press('Show more');
    expect(shown()).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await press('Show fewer');
    await press('Show fewer');
    expect(shown()).toHaveLength(10);
  });

  test('they are sorted by values or hits, either way, and that is kept [C2.105]', async () => {
    const { host } = await openFacets();
    expect(shown().slice(0, 2)).toEqual(['1924', '1923']);
    await press('Descending');
    expect(shown().slice(0, 2)).toEqual(['1900', '1901']);
    await press('By value');
    expect(screen.getByRole('button', { name: 'By hits' })).toBeTruthy();
    expect(shown().slice(0, 2)).toEqual(['1900', '1901']);
    expect(JSON.parse(host.context.storage.local.get('facet-settings') ?? '')).toMatchObject({
      yearofpublication: { sortType: 2, sortOrder: 1 },
    });
  });

  test('a value can be typed, with Enter or the button, and is sent with Apply only [C2.102 C2.103 C4.15]', async () => {
    const screenOf = await openFacets();
    const field = screen.getByRole('textbox', { name: 'Another value for Year of publication' });
    const add = screen.getByRole('button', { name: 'Add' });
    expect(add.hasAttribute('disabled')).toBe(true);
    await userEvent.type(field, '  1848 {Enter}');
    expect(screen.getByRole('checkbox', { name: '1848', checked: true })).toBeTruthy();
    await userEvent.type(field, '1700');
    await press('Add');
    expect(screen.getByRole('checkbox', { name: '1700', checked: true })).toBeTruthy();
    expect(requests(screenOf)).toHaveLength(2);
    await press('Apply');
    await waitFor(() => expect(requests(screenOf)).toHaveLength(3));
    expect(requests(screenOf)[2]?.facets).toEqual({ yearofpublication: ['1848', '1700'] });
    expect(requests(screenOf)[2]?.paginationOptions.page).toBe(1);
  });

  test('Apply, Cancel, Reset and the chips go, and leave the focus beside where they stood [C2.89]', async () => {
    await openFacets();
    const filters = screen.getByRole('complementary', { name: 'Filters' });
    for (const button of ['Cancel', 'Apply', 'Reset']) {
      if (button !== 'Reset') await userEvent.click(screen.getByRole('checkbox', { name: '1924' }));
      await press(button);
      await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
      expect(document.activeElement).toBe(filters);
    }
    await userEvent.click(screen.getByRole('checkbox', { name: '1924' }));
    await press('Apply');
    await press(/^Remove: /);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove: / })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('Show more and Show fewer keep the focus there when they go [C2.89]', async () => {
    await openFacets();
    await press('Show more');
    expect(document.activeElement?.textContent).toBe('Show more');
    await press('Show more');
    expect(document.activeElement?.textContent).toBe('Show fewer');
    await press('Show fewer');
    await press('Show fewer');
    expect(document.activeElement?.textContent).toBe('Show more');
    expect(document.activeElement).not.toBe(document.body);
  });

  test('Cancel forgets what was chosen, Reset takes off what is in force [C2.76 C4.15]', async () => {
    const screenOf = await openFacets();
    await userEvent.click(screen.getByRole('checkbox', { name: '1924' }));
    await press('Cancel');
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '1924' }));
    await press('Apply');
    await press('Reset');
    await waitFor(() => expect(requests(screenOf)).toHaveLength(4));
    expect(requests(screenOf)[3]?.facets).toEqual({});
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });
});

describe('the list', () => {
  test('it is sorted anew in all modules, and shown as list or tiles [C2.72 C4.18 C9.21]', async () => {
    const screenOf = await open({ query: { connection: 0 } });
    const { host } = screenOf;
    await screen.findByRole('button', { name: 'Load more results' });
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Title');
    await waitFor(() => expect(requests(screenOf)).toHaveLength(4));
    expect(
      requests(screenOf)
        .slice(2)
        .map(({ sorting, connections }) => [sorting, connections]),
    ).toEqual([
      [['title desc'], [0]],
      [['title desc'], [4]],
    ]);
    await press('Tiles');
    expect(host.context.storage.local.get('display')).toBe('tiles');
  });
});
