import { afterEach, describe, expect, test } from '@jest/globals';
import { type Bookshelf, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  callsOf,
  closeShelves,
  later,
  openShelves,
  press,
  publication,
  saved,
} from '../testing/open-shelves.ts';

afterEach(closeShelves);

describe('what stands on a shelf', () => {
  test('a saved search leads to its results, a publication opens its detail', async () => {
    await openShelves({ path: '/bookshelf/1' });
    const link = screen.getByRole('link', { name: /ships/ });
    const target = new URL(link.getAttribute('href') ?? '', 'https://portal.test');
    expect(target.pathname).toBe('/search');
    expect(JSON.parse(target.searchParams.get('query') ?? '')).toEqual(saved);
    expect(link.textContent).toBe('shipsArchive · Title contains sea · 1860');
    await userEvent.click(await screen.findByRole('button', { name: /Multatuli/ }));
    const panel = within(await screen.findByRole('region', { name: 'Publication' }));
    expect((await panel.findAllByText(/Max Havelaar/)).length).toBeGreaterThan(0);
  });

  test('a detail stays with the shelf or the results that it was opened on', async () => {
    const catalogue = await openShelves({ path: '/bookshelf/1' });
    const panel = () => screen.queryByRole('region', { name: 'Publication' });
    const go = (to: string | number) => act(async () => catalogue.host.navigation.navigate(to));
    await userEvent.click(await screen.findByRole('button', { name: /Multatuli/ }));
    expect(panel()).not.toBeNull();
    await go('/bookshelf/2');
    await screen.findByText('This bookshelf is empty');
    expect(panel()).toBeNull();
    await go('/search?query={"query":"other"}');
    await screen.findByRole('heading', { level: 1, name: 'Results for “other”' });
    expect(panel()).toBeNull();
    catalogue.host.http.answer({
      search: () => [{ kind: 'results', total: 1, publications: [publication], facets: {} }],
    });
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    const [result] = await screen.findAllByRole('button', { name: 'Max Havelaar' });
    await userEvent.click(result as HTMLElement);
    expect(panel()).not.toBeNull();
    await go('/bookshelf/1');
    await screen.findByRole('heading', { level: 1, name: 'For later' });
    expect(panel()).toBeNull();
    await go(-1);
    await screen.findByRole('heading', { level: 1, name: 'Results for “other”' });
    expect(panel()).not.toBeNull();
  });

  test('a publication that cannot be loaded is an ERROR, and the others stand all the same', async () => {
    await openShelves({
      path: '/bookshelf/1',
      answers: {
        getPublicationDetail: () => {
          throw new StatusError(500, null);
        },
      },
    });
    expect(await screen.findByText('ERROR')).toBeTruthy();
    expect(screen.getByRole('link', { name: /ships/ })).toBeTruthy();
  });

  test('its author takes things off it, and an empty shelf says so', async () => {
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      after: [{ ...later, items: [] }],
      answers: { deleteBookshelfItem: () => undefined },
    });
    const [first] = screen.getAllByRole('button', { name: /^Take off the bookshelf/ });
    await userEvent.click(first as HTMLElement);
    await screen.findByText('This bookshelf is empty');
    expect(callsOf(catalogue, 'deleteBookshelfItem')).toEqual([{ params: { id: 1, itemId: 1 } }]);
  });
});

describe('taking things off', () => {
  const full: Bookshelf = {
    ...later,
    items: [1, 2, 3].map((id) => ({
      id,
      type: 'query' as const,
      data: { query: `sea ${id}`, queryType: 0 },
    })),
  };

  test('one after another need not wait, and the focus stays on the shelf', async () => {
    const answers = [1, 2, 3].map(() => Promise.withResolvers<undefined>());
    let asked = 0;
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      shelves: [full],
      after: [{ ...full, items: [] }],
      answers: { deleteBookshelfItem: () => answers[asked++]?.promise },
    });
    for (const id of [1, 2, 3]) await press(`Take off the bookshelf: sea ${id}`);
    expect(screen.getByText('This bookshelf is empty')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(callsOf(catalogue, 'deleteBookshelfItem')).toHaveLength(1);
    await act(async () => {
      for (const { resolve } of answers) resolve(undefined);
    });
    await waitFor(() =>
      expect(callsOf(catalogue, 'deleteBookshelfItem')).toEqual([
        { params: { id: 1, itemId: 1 } },
        { params: { id: 1, itemId: 2 } },
        { params: { id: 1, itemId: 3 } },
      ]),
    );
  });

  test('one that cannot be taken off stands there again, and the others are gone', async () => {
    const refused = Promise.withResolvers<undefined>();
    await openShelves({
      path: '/bookshelf/1',
      shelves: [full],
      after: [{ ...full, items: full.items.slice(0, 1) }],
      answers: {
        deleteBookshelfItem: ({ params }) => (params.itemId === 1 ? refused.promise : undefined),
      },
    });
    await press('Take off the bookshelf: sea 1');
    await press('Take off the bookshelf: sea 2');
    await act(async () => refused.reject(new StatusError(409, { message: 'It is chained.' })));
    expect(await screen.findByText('It is chained.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'sea 1' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'sea 2' })).toBeNull();
  });

  test('stands above the items when one cannot be taken off', async () => {
    const refuse = (): never => {
      throw new StatusError(409, { message: 'You have a hundred shelves already.' });
    };
    await openShelves({ path: '/bookshelf/1', answers: { deleteBookshelfItem: refuse } });
    const [first] = screen.getAllByRole('button', { name: /^Take off the bookshelf/ });
    await userEvent.click(first as HTMLElement);
    expect(await screen.findByText('You have a hundred shelves already.')).toBeTruthy();
  });
});
