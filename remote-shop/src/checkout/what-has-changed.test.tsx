import { afterEach, describe, expect, test } from '@jest/globals';
import {
  NetworkError,
  type Order,
  type Publication,
  StatusError,
} from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { agree, book, leaveShop, openShop, ordersOf, pathOf, press } from '../testing/open-shop.ts';

afterEach(leaveShop);

describe('checkout of what has changed since it was put into the basket', () => {
  const priced = (id: number, priceInCents: number | undefined): Publication =>
    ({ id, title: `Book ${id}`, priceInCents, currency: 'eur' }) as Publication;
  const alert = () => screen.findByRole('alert');

  test('says so when it opens, shows the new ones, and orders at these [C2.140]', async () => {
    const host = await openShop('/shop/checkout', {
      answers: {
        getPublicationDetail: ({ query }) => priced(query.publicationId, 1500),
        placeOrder: () => ({ orderId: 'a1b2c3d4' }),
      },
      basket: [book(1), book(2, { priceInCents: 1500 }), book(3, { isbn: '9783' })],
    });
    expect((await alert()).textContent).toContain('Prices have changed');
    expect(screen.getByText('Book 1: €15.00 (was €10.01)')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Prices have changed');
    expect(screen.getByRole('definition').textContent).toBe('€45.00');
    expect(host.context.basket.entries().map(({ id }) => id)).toEqual([1, 2, 3]);
    await agree();
    await press('Complete order');
    await waitFor(() => expect(pathOf(host)).toBe('/shop/success'));
    const [sent] = ordersOf(host).map(({ request }) => (request as { body: Order }).body);
    expect(sent?.expected?.map(({ priceInCents }) => priceInCents)).toEqual([1500, 1500, 1500]);
  });

  test('found while the order was pressed already, places none before they were seen [C2.140]', async () => {
    const detail = Promise.withResolvers<Publication>();
    const host = await openShop('/shop/checkout', {
      answers: {
        getPublicationDetail: () => detail.promise,
        placeOrder: () => ({ orderId: 'a1b2c3d4' }),
      },
      basket: [book(1)],
    });
    await agree();
    await press('Complete order');
    await act(async () => detail.resolve(priced(1, 1500)));
    expect((await alert()).textContent).toContain('Nothing has been ordered yet.');
    expect(ordersOf(host)).toEqual([]);
    await press('Complete order');
    await waitFor(() => expect(pathOf(host)).toBe('/shop/success'));
  });

  test('is refused, says so, and is another order when pressed again [C2.140]', async () => {
    let price = 1001;
    const host = await openShop('/shop/checkout', {
      answers: {
        getPublicationDetail: () => priced(1, price),
        placeOrder: ({ body }) => {
          const shown = body.expected?.[0]?.priceInCents;
          if (shown !== price) throw new StatusError(409, { message: 'The price is now 15' });
          const line = { isbn: '9781', title: 'Book 1', priceInCents: price, currency: 'eur' };
          return { orderId: 'a1b2c3d4', lines: [line] };
        },
      },
      basket: [book(1)],
    });
    await agree();
    price = 1500;
    await press('Complete order');
    expect((await alert()).textContent).toContain('Book 1: €15.00 (was €10.01)');
    expect(screen.queryByText(/The order has failed/)).toBeNull();
    await press('Complete order');
    await waitFor(() => expect(pathOf(host)).toBe('/shop/success'));
    expect(screen.getByRole('definition').textContent).toBe('€15.00');
    const [first, second] = ordersOf(host);
    expect(second?.options.idempotencyKey).not.toBe(first?.options.idempotencyKey);
  });

  test('leads to the basket with a book that is for sale no longer [C2.147]', async () => {
    const host = await openShop('/shop/checkout', {
      answers: { getPublicationDetail: () => priced(1, undefined) },
      basket: [book(1)],
    });
    await waitFor(() => expect(pathOf(host)).toBe('/shop/basket'));
    expect(await screen.findByText('This book is no longer for sale.')).toBeTruthy();
  });

  test('leads to the basket with a book that was bought meanwhile, or is gone [C2.149]', async () => {
    const bought = { ...priced(1, 1001), licenseCreated: '2026-01-01 10:00:00' };
    const refuse = (message: string) => () => {
      throw new StatusError(409, { message });
    };
    const host = await openShop('/shop/checkout', {
      answers: {
        getPublicationDetail: ({ query }) =>
          priced(query.publicationId, 1000 + query.publicationId),
        placeOrder: refuse('Already in the collection: Book 1'),
      },
      basket: [book(1), book(2), book(3)],
    });
    await agree();
    // Bought in another tab, and withdrawn from the shop.
    host.http.answer({
      getPublicationDetail: ({ query }) => {
        if (query.publicationId === 3) throw new StatusError(404, undefined);
        return query.publicationId === 1 ? bought : priced(2, 1002);
      },
      placeOrder: refuse('Already in the collection: Book 1'),
    });
    await press('Complete order');
    await waitFor(() => expect(pathOf(host)).toBe('/shop/basket'));
    const lines = await screen.findAllByRole('listitem');
    expect(lines[0]?.textContent).toContain('Already in the collection');
    expect(lines[1]?.textContent).not.toContain('collection');
    expect(lines[2]?.textContent).toContain('This book is no longer for sale.');
    expect(host.dialogs.notes).toEqual(['Some books cannot be ordered. Nothing was ordered.']);
    await press('Remove Book 1');
    await press('Remove Book 3');
    host.http.answer({ placeOrder: () => ({ orderId: 'a1b2c3d4' }) });
    await press('Checkout');
    expect(screen.queryByRole('alert')).toBeNull();
    await agree();
    await press('Complete order');
    await waitFor(() => expect(pathOf(host)).toBe('/shop/success'));
  });

  test('waits for the answer to an order that was sent before [C2.155]', async () => {
    const host = await openShop('/shop/checkout', {
      answers: {
        getPublicationDetail: () => priced(1, 1500),
        placeOrder: () => {
          throw new NetworkError('lost');
        },
      },
      basket: [book(1, { priceInCents: 1500 })],
    });
    await agree();
    await press('Complete order');
    await alert();
    host.http.answer({
      getPublicationDetail: () => priced(1, 1700),
      placeOrder: () => ({ orderId: 'a1b2c3d4' }),
    });
    await userEvent.click(screen.getByRole('link', { name: 'Back to the basket' }));
    await press('Checkout');
    await agree();
    await press('Complete order');
    await waitFor(() => expect(pathOf(host)).toBe('/shop/success'));
    const [first, second] = ordersOf(host);
    expect(second?.request).toEqual(first?.request);
    expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
  });
});
