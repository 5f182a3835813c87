import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { book, leaveShop, openShop, pathOf, press } from '../testing/open-shop.ts';

afterEach(leaveShop);

describe('the basket', () => {
  test('has a total for each currency, and takes books out', async () => {
    const books = [book(1), book(2, { currency: 'gbp' }), book(3, { currency: 'chf' }), book(4)];
    const host = await openShop('/shop/basket', { basket: books });
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    const totals = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
    // A currency that cannot be written keeps its row.
    expect(totals()).toEqual(['€20.05', '£10.02', '']);
    await press('Remove Book 1');
    expect(totals()).toEqual(['£10.02', '', '€10.04']);
    expect(document.activeElement?.textContent).toBe('Shopping basket');
    for (const id of [2, 3, 4]) await press(`Remove Book ${id}`);
    expect(screen.getByText('There are no items in your shopping basket.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to shop' })).toBeTruthy();
    expect(host.header.title).toBe('Shopping basket');
  });

  test('holds up checkout until what has no ISBN is taken out', async () => {
    const host = await openShop('/shop/basket', { basket: [book(1), book(2, { isbn: ' ' })] });
    expect(screen.getByText('Without an ISBN this book cannot be ordered.')).toBeTruthy();
    await press('Checkout');
    expect(pathOf(host)).toBe('/shop/basket');
    await press('Remove Book 2');
    await press('Checkout');
    expect(pathOf(host)).toBe('/shop/checkout');
  });
});
