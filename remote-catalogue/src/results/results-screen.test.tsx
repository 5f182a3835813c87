import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { catalogue, closeResults, openResults as open, press } from '../testing/open-results.ts';
import { searchesOf } from '../testing/open-screen.ts';

afterEach(closeResults);

describe('opening results', () => {
  test('gives its heading a lost focus', async () => {
    await open({});
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('without a query and without a last search leads home [C2.81]', async () => {
    const { address } = await open({ path: '/search', modules: [catalogue] });
    await waitFor(() => expect(address()).toBe('/'));
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
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Search the catalogue' }),
      'land{Enter}',
    );
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

describe('the list', () => {
  test('it is sorted anew in all modules, and shown as list or tiles [C2.72 C4.18 C9.21]', async () => {
    const screenOf = await open({ query: { connection: 0 } });
    const { host } = screenOf;
    await screen.findByRole('button', { name: 'Load more results' });
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Title');
    await waitFor(() => expect(searchesOf(screenOf)).toHaveLength(4));
    expect(
      searchesOf(screenOf)
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
