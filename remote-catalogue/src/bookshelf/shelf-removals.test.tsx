import { afterEach, describe, expect, test } from '@jest/globals';
import { type Bookshelf, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeShelves, later, openShelves, press } from '../testing/open-shelves.ts';

afterEach(closeShelves);

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
    expect(catalogue.host.http.requestsOf('deleteBookshelfItem')).toHaveLength(1);
    await act(async () => {
      for (const { resolve } of answers) resolve(undefined);
    });
    await waitFor(() =>
      expect(catalogue.host.http.requestsOf('deleteBookshelfItem')).toEqual([
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
      expect(catalogue.host.http.requestsOf('addBookshelfItem')).toEqual([
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
      expect(catalogue.host.http.requestsOf('deleteBookshelfItem').at(-1)).toEqual({
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
      expect(catalogue.host.http.requestsOf('deleteBookshelfItem')).toEqual([
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
    await waitFor(() =>
      expect(catalogue.host.http.requestsOf('deleteBookshelfItem')).toHaveLength(1),
    );
    await act(async () => catalogue.host.navigation.navigate('/'));
    await act(async () => catalogue.host.navigation.navigate(-1));
    expect(document.activeElement).toBe(document.body);
    items = later.items;
    await press('Undo: put Max Havelaar back');
    await waitFor(() => expect(catalogue.host.http.requestsOf('addBookshelfItem')).toHaveLength(1));
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
