import { afterEach, describe, expect, test } from '@jest/globals';
import { type ShopBook, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { book, leaveShop, openShop, press } from '../testing/open-shop.ts';

afterEach(leaveShop);

describe('the shop’s library', () => {
  const find = async (text: string) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a book to buy' }), text);
    await press('Find');
  };
  const line = (title: string) => {
    const item = screen.getByRole('button', { name: title }).closest('li');
    if (!item) throw new Error(`${title} is in no list`);
    return within(item);
  };

  test('looks a title or an ISBN up, and shows more pages [C2.131 C3.7 C7.9]', async () => {
    const host = await openShop('/search', {
      answers: {
        getShopBooks: ({ query: { pageIndex = 0 } }) => ({
          items: [book(pageIndex * 2 + 1), book(pageIndex * 2 + 2)],
          totalAmount: 4,
        }),
      },
    });
    await find('book');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    act(() => screen.getByRole('button', { name: 'Show more books' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
    // The button is gone; the focus has moved to the end of the list.
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('button', { name: 'Show more books' })).toBeNull();
    expect(host.http.calls.map(({ request }) => request)).toEqual([
      { query: { pageIndex: 0, query: 'book' } },
      { query: { pageIndex: 1, query: 'book' } },
    ]);
  });

  test('says what is free, new, in the basket and in the collection [C2.131 C2.132]', async () => {
    const host = await openShop('/search', {
      answers: {
        getShopBooks: () => ({
          items: [
            book(1, { priceInCents: 0, created: new Date().toISOString() }),
            book(2, { licenseCreated: '2026-01-01 10:00:00' }),
            book(3, { priceInCents: undefined }),
          ],
          totalAmount: 3,
        }),
      },
    });
    await find('book');
    await waitFor(() => expect(line('Book 1').getByText('free')).toBeTruthy());
    expect(line('Book 1').getByRole('button', { name: 'New' })).toBeTruthy();
    expect(line('Book 1').queryByText('excluding tax')).toBeNull();
    expect(line('Book 3').queryByText('excluding tax')).toBeNull();
    await press('Add to basket: Book 1');
    expect(line('Book 1').getByText('Already in basket')).toBeTruthy();
    expect(host.context.basket.entries().map(({ id }) => id)).toEqual([1]);
    await press('Already in the collection: Book 2');
    expect(screen.getByRole('tooltip').textContent).toBe(
      'The library has already bought this book',
    );
    expect(host.context.basket.entries().map(({ id }) => id)).toEqual([1]);
    expect(line('Book 3').queryByRole('button', { name: /basket/ })).toBeNull();
  });

  test('says of a book that another shop sells as well that it is in the basket [C2.145]', async () => {
    await openShop('/search', {
      answers: { getShopBooks: () => ({ items: [book(1)], totalAmount: 1 }) },
      basket: [book(7, { isbn: '978-1' })],
    });
    await find('book');
    await waitFor(() => expect(line('Book 1').getByText('Already in basket')).toBeTruthy());
  });

  test('tells more of the book that is chosen, one at a time [C3.5 C3.7]', async () => {
    await openShop('/search', {
      answers: {
        getShopBooks: () => ({
          items: [book(1, { publisher: 'De Kade' }), book(2)],
          totalAmount: 2,
        }),
      },
    });
    await find('book');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book 1' })).toBeTruthy());
    expect(line('Book 1').getByText('excluding tax')).toBeTruthy();
    await press('Book 1');
    expect(line('Book 1').getByText('De Kade')).toBeTruthy();
    expect(line('Book 1').getByText('9781')).toBeTruthy();
    await press('Book 2');
    expect(screen.queryByText('De Kade')).toBeNull();
    expect(line('Book 2').getByText('1 January 2020')).toBeTruthy();
  });

  test('says that nothing was found, or that it failed, and tries again [C8.5]', async () => {
    let answer: () => { items: ShopBook[]; totalAmount: number } = () => {
      throw new StatusError(500, undefined);
    };
    await openShop('/search', { answers: { getShopBooks: () => answer() } });
    await find('book');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(
        'there has been an error while searching',
      ),
    );
    answer = () => ({ items: [], totalAmount: 0 });
    act(() => screen.getByRole('button', { name: 'Try again' }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByText('there are no results for this query')).toBeTruthy(),
    );
    expect(document.activeElement?.textContent).toBe('there are no results for this query');
  });

  test.each([400, 414, 431])(
    'finds nothing by what the server calls no query (%i)',
    async (status) => {
      const refuse = () => {
        throw new StatusError(status, { message: 'A query may have 4000 characters, not 5008.' });
      };
      await openShop('/search', { answers: { getShopBooks: refuse } });
      await find('y');
      await waitFor(() =>
        expect(screen.getByText('there are no results for this query')).toBeTruthy(),
      );
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('lets only administrators fill the basket, and says so [C6.10]', async () => {
    const books = () => ({ items: [book(1)], totalAmount: 1 });
    const host = await openShop('/search', { answers: { getShopBooks: books }, role: 'user' });
    await find('book');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book 1' })).toBeTruthy());
    await press('Add to basket: Book 1');
    expect(host.context.basket.entries()).toEqual([]);
    expect(screen.getByRole('tooltip').textContent).toBe('Only administrators can order');
  });
});
