import { afterEach, describe, expect, test } from '@jest/globals';
import { type SearchEntry, type SearchRequest, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SHORTLIST_LENGTH } from '../search/module/module-state.contract.ts';
import {
  archive,
  catalogue,
  closeResults,
  found,
  openResults as open,
  press,
} from '../testing/open-results.ts';
import { searchesOf } from '../testing/open-screen.ts';

afterEach(closeResults);

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
    expect(searchesOf(screenOf)).toHaveLength(2);
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
    const screenOf = await open({ query: { connection: 99, facets: { authors: ['x'] } } });
    await waitFor(() =>
      expect(screen.getByRole('tab', { selected: true }).textContent).toBe('All results'),
    );
    expect(searchesOf(screenOf).map(({ facets }) => facets)).toEqual([{}, {}]);
  });
});
