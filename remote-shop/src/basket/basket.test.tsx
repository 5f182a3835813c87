import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { agree, book, leaveShop, openShop, ordersOf, pathOf, press } from '../testing/open-shop.ts';

afterEach(leaveShop);

describe('the basket', () => {
  test('has a total for each currency, and takes books out [C2.133 C2.134 C3.5 C5.24]', async () => {
    const books = [book(1), book(2, { currency: 'gbp' }), book(3, { currency: 'chf' }), book(4)];
    const host = await openShop('/shop/basket', { basket: books });
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    const totals = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
    // A currency that cannot be formatted keeps its row.
    expect(totals()).toEqual(['€20.05', '£10.02', '']);
    await press('Remove Book 1');
    expect(totals()).toEqual(['£10.02', '', '€10.04']);
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Undo: put Book 1 back' }),
    );
    for (const id of [2, 3, 4]) await press(`Remove Book ${id}`);
    expect(screen.getByText('There are no items in your shopping basket.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to shop' })).toBeTruthy();
    expect(host.header.title).toBe('Shopping basket');
  });

  test('puts a book that was taken out back in its place [C2.135]', async () => {
    const host = await openShop('/shop/basket', { basket: [book(1), book(2), book(3)] });
    const order = () => host.context.basket.entries().map(({ id }) => id);
    for (const id of [2, 1]) await press(`Remove Book ${id}`);
    expect(order()).toEqual([3]);
    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 6)),
    ).toEqual(['Book 1', 'Book 2', 'Book 3']);
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual([1, 3]);
    expect(screen.getByText('Book 1 is back in the basket')).toBeTruthy();
    await press('Undo: put Book 2 back');
    expect(order()).toEqual([1, 2, 3]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  test('what has no ISBN is named, and does not hold up the others [C2.133 C2.146]', async () => {
    const host = await openShop('/shop/basket', {
      basket: [book(1), book(2, { isbn: ' ' })],
      answers: { placeOrder: () => ({ orderId: 'a1b2c3d4' }) },
    });
    expect(screen.getByText('This book has no ISBN, so it cannot be ordered.')).toBeTruthy();
    expect(screen.getByRole('definition').textContent).toBe('€10.01');
    await press('Checkout');
    expect(pathOf(host)).toBe('/shop/checkout');
    expect(screen.getByText('Not part of this order')).toBeTruthy();
    expect(screen.getByText('Book 2')).toBeTruthy();
    await agree();
    await press('Complete order');
    await waitFor(() => expect(pathOf(host)).toBe('/shop/success'));
    expect(ordersOf(host)[0]?.request).toMatchObject({ body: { isbns: ['9781'] } });
    expect(host.context.basket.entries().map(({ id }) => id)).toEqual([2]);
  });

  test('there is no checkout until something can be ordered [C2.148]', async () => {
    const host = await openShop('/shop/basket', { basket: [book(2, { isbn: ' ' }), book(1)] });
    await press('Remove Book 1');
    await press('Checkout');
    expect(pathOf(host)).toBe('/shop/basket');
    expect(screen.getByRole('tooltip').textContent).toBe('Nothing in the basket can be ordered');
    await press('Undo: put Book 1 back');
    await press('Checkout');
    expect(pathOf(host)).toBe('/shop/checkout');
  });
});
