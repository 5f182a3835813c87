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
  test('a saved search leads to its results, a publication opens its detail [C2.174]', async () => {
    await openShelves({ path: '/bookshelf/1' });
    const link = screen.getByRole('link', { name: /ships/ });
    const target = new URL(link.getAttribute('href') ?? '', 'https://portal.test');
    expect(target.pathname).toBe('/search');
    expect(JSON.parse(target.searchParams.get('query') ?? '')).toEqual(saved);
    expect(link.textContent).toBe('shipsArchive · Title contains “sea” · 1860');
    await userEvent.click(await screen.findByRole('button', { name: /Multatuli/ }));
    const panel = within(await screen.findByRole('region', { name: 'Publication' }));
    expect((await panel.findAllByText(/Max Havelaar/)).length).toBeGreaterThan(0);
  });

  test('a detail stays with the shelf or the results that it was opened on [C2.88]', async () => {
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

  test('a publication that cannot be loaded is an ERROR, and the others stand all the same [C2.181]', async () => {
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

  test('its author takes things off it, and an empty shelf says so [C2.176 C2.180]', async () => {
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      after: [{ ...later, items: [] }],
      answers: { deleteBookshelfItem: () => undefined },
    });
    const [first] = screen.getAllByRole('button', { name: /^Remove from shelf/ });
    await userEvent.click(first as HTMLElement);
    await screen.findByText('This bookshelf is empty');
    expect(callsOf(catalogue, 'deleteBookshelfItem')).toEqual([{ params: { id: 1, itemId: 1 } }]);
  });
});

describe('reading what stands on a shelf', () => {
  const readable = { ...publication, pubKey: 'pub-7', licenseAvailable: true };
  const reading = [
    { connection: 0, module: 0, name: 'Catalogue', actions: ['read' as const], advancedFields: [] },
  ];

  test('a publication that can be read is read from the shelf [C2.175]', async () => {
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      modules: reading,
      answers: { getPublicationDetail: () => readable },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Read Max Havelaar' }));
    expect(catalogue.address()).toBe('/pub-7');
  });

  test('one that others are reading is in use, one that has no document is neither [C2.115 C2.175]', async () => {
    const inUse = { ...readable, licenseAvailable: false };
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      modules: reading,
      answers: { getPublicationDetail: () => inUse },
    });
    const button = await screen.findByRole('button', {
      name: 'In use: Max Havelaar',
      description: 'Someone is reading this now. Try again later.',
    });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(catalogue.address()).toBe('/bookshelf/1');
    await catalogue.close();
    await openShelves({ path: '/bookshelf/1', modules: reading });
    await screen.findByRole('button', { name: /Multatuli/ });
    expect(screen.queryByRole('button', { name: /^(Read|In use)/ })).toBeNull();
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

  test('one after another need not wait, and the focus stays on the shelf [C2.178]', async () => {
    const answers = [1, 2, 3].map(() => Promise.withResolvers<undefined>());
    let asked = 0;
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      shelves: [full],
      after: [{ ...full, items: [] }],
      answers: { deleteBookshelfItem: () => answers[asked++]?.promise },
    });
    for (const id of [1, 2, 3]) await press(`Remove from shelf: sea ${id}`);
    expect(screen.getByText('This bookshelf is empty')).toBeTruthy();
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Undo: put sea 3 back' }),
    );
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

  test('one that is undone is asked for again in front of what followed it, and stands there [C2.177]', async () => {
    let shelf = full;
    const without = (id: number) => ({
      ...shelf,
      items: shelf.items.filter((item) => item.id !== id),
    });
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      shelves: [full],
      after: () => [shelf],
      answers: {
        deleteBookshelfItem: ({ params }) => {
          shelf = without(params.itemId);
        },
        addBookshelfItem: ({ body }) => {
          const [first, ...others] = shelf.items;
          const item = { ...body.item, id: 9 };
          shelf = { ...shelf, items: [...(first ? [first] : []), item, ...others] };
        },
      },
    });
    const order = () =>
      screen.getAllByRole('link', { name: /^sea/ }).map(({ textContent }) => textContent);
    await press('Remove from shelf: sea 2');
    expect(order()).toEqual(['sea 1', 'sea 3']);
    const undo = screen.getByRole('button', { name: 'Undo: put sea 2 back' });
    expect(document.activeElement).toBe(undo);
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual(['sea 1', 'sea 2', 'sea 3']);
    expect(document.activeElement?.textContent).toContain('sea 2');
    expect(screen.getByText('sea 2 is back on the shelf')).toBeTruthy();
    await waitFor(() =>
      expect(callsOf(catalogue, 'addBookshelfItem')).toEqual([
        {
          params: { id: 1 },
          body: { item: { type: 'query', data: { query: 'sea 2', queryType: 0 } }, before: 3 },
        },
      ]),
    );
    expect(order()).toEqual(['sea 1', 'sea 2', 'sea 3']);
    // By its new id.
    await press('Remove from shelf: sea 2');
    await waitFor(() =>
      expect(callsOf(catalogue, 'deleteBookshelfItem').at(-1)).toEqual({
        params: { id: 1, itemId: 9 },
      }),
    );
  });

  test('one that is taken off again while it is put back goes by its new number', async () => {
    let items = full.items;
    const returning = Promise.withResolvers<void>();
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      shelves: [full],
      after: () => [{ ...full, items }],
      answers: {
        deleteBookshelfItem: ({ params }) => {
          if (!items.some(({ id }) => id === params.itemId)) {
            throw new StatusError(404, { message: 'There is no such item.' });
          }
          items = items.filter(({ id }) => id !== params.itemId);
        },
        addBookshelfItem: async ({ body }) => {
          await returning.promise;
          items = [{ ...body.item, id: 9 }, ...items];
        },
      },
    });
    await press('Remove from shelf: sea 1');
    await press('Undo: put sea 1 back');
    await press('Remove from shelf: sea 1');
    await act(async () => returning.resolve());
    await waitFor(() =>
      expect(callsOf(catalogue, 'deleteBookshelfItem')).toEqual([
        { params: { id: 1, itemId: 1 } },
        { params: { id: 1, itemId: 9 } },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Undo: put sea 1 back' })).toBeTruthy();
    expect(screen.queryByText('There is no such item.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'sea 1' })).toBeNull();
  });

  test('one that was taken off can be put back after a visit to another screen [C2.177]', async () => {
    let items = later.items;
    const catalogue = await openShelves({
      path: '/bookshelf/1',
      after: () => [{ ...later, items }],
      answers: { deleteBookshelfItem: () => undefined, addBookshelfItem: () => undefined },
    });
    await screen.findByRole('button', { name: /Multatuli/ });
    items = later.items.slice(1);
    await press('Remove from shelf: Max Havelaar');
    await waitFor(() => expect(callsOf(catalogue, 'deleteBookshelfItem')).toHaveLength(1));
    await act(async () => catalogue.host.navigation.navigate('/'));
    await act(async () => catalogue.host.navigation.navigate(-1));
    expect(document.activeElement).toBe(document.body);
    items = later.items;
    await press('Undo: put Max Havelaar back');
    await waitFor(() => expect(callsOf(catalogue, 'addBookshelfItem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('one that cannot be put back can be tried again [C2.177]', async () => {
    const refuse = (): never => {
      throw new StatusError(409, { message: 'The shelf is full.' });
    };
    await openShelves({
      path: '/bookshelf/1',
      shelves: [full],
      after: [{ ...full, items: full.items.slice(1) }],
      answers: { deleteBookshelfItem: () => undefined, addBookshelfItem: refuse },
    });
    await press('Remove from shelf: sea 1');
    await press('Undo: put sea 1 back');
    expect(await screen.findByText('The shelf is full.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo: put sea 1 back' })).toBeTruthy();
  });

  test('one that cannot be taken off stands there again, and the others are gone [C2.178]', async () => {
    const refused = Promise.withResolvers<undefined>();
    await openShelves({
      path: '/bookshelf/1',
      shelves: [full],
      after: [{ ...full, items: full.items.slice(0, 1) }],
      answers: {
        deleteBookshelfItem: ({ params }) => (params.itemId === 1 ? refused.promise : undefined),
      },
    });
    await press('Remove from shelf: sea 1');
    await press('Remove from shelf: sea 2');
    await act(async () => refused.reject(new StatusError(409, { message: 'It is chained.' })));
    expect(await screen.findByText('It is chained.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'sea 1' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'sea 2' })).toBeNull();
  });

  test('stands above the items when one cannot be taken off [C5.22]', async () => {
    const refuse = (): never => {
      throw new StatusError(409, { message: 'You have a hundred shelves already.' });
    };
    await openShelves({ path: '/bookshelf/1', answers: { deleteBookshelfItem: refuse } });
    const [first] = screen.getAllByRole('button', { name: /^Remove from shelf/ });
    await userEvent.click(first as HTMLElement);
    expect(await screen.findByText('You have a hundred shelves already.')).toBeTruthy();
  });
});
