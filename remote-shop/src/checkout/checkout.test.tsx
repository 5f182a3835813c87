import { afterEach, describe, expect, test } from '@jest/globals';
import { NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { agree, book, leaveShop, openShop, ordersOf, pathOf, press } from '../testing/open-shop.ts';

afterEach(leaveShop);

describe('checkout', () => {
  test('needs both agreements, and leads to the first that is missing [C2.136 C2.138 C5.18]', async () => {
    const host = await openShop('/shop/checkout', { basket: [book(1)] });
    await press('Complete order');
    expect(screen.getByRole('alert').textContent).toBe('Please accept both agreements');
    const general = screen.getByRole('checkbox', { name: 'I accept the general terms' });
    expect(document.activeElement).toBe(general);
    await userEvent.click(general);
    await press('Complete order');
    expect(screen.getByRole('alert').textContent).toBe('Please accept both agreements');
    expect(ordersOf(host)).toEqual([]);
    for (const [name, href] of [
      ['Read the general terms', '/terms/general?lang=en'],
      ['Read the privacy terms', '/terms/privacy?lang=en'],
    ] as const) {
      const link = screen.getByRole('link', { name: new RegExp(name) });
      expect(link.getAttribute('href')).toBe(href);
    }
  });

  test('orders once however often it is pressed, and goes to the page that thanks [C2.134 C2.139 C2.150 C3.6 C4.47 C7.10]', async () => {
    const { promise, resolve } = Promise.withResolvers<{ orderId: string }>();
    const host = await openShop('/shop/checkout', {
      answers: { placeOrder: () => promise },
      basket: [book(1), book(2)],
    });
    await agree();
    const complete = screen.getByRole('button', { name: 'Complete order' });
    await userEvent.dblClick(complete);
    expect(complete.getAttribute('aria-disabled')).toBe('true');
    expect(ordersOf(host)).toHaveLength(1);
    expect(ordersOf(host)[0]?.request).toEqual({
      body: {
        isbns: ['9781', '9782'],
        language: 'en',
        expected: [
          { isbn: '9781', priceInCents: 1001, currency: 'eur' },
          { isbn: '9782', priceInCents: 1002, currency: 'eur' },
        ],
      },
    });
    // Added while the order is in progress.
    act(() => host.context.basket.add({ connection: 3, id: 9, book: book(9) }));
    await act(async () => resolve({ orderId: 'a1b2c3d4-e5f6' }));
    await waitFor(() => expect(pathOf(host)).toBe('/shop/success'));
    expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toBeTruthy();
    expect(screen.getByText('A1B2C3D4')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(host.context.basket.entries().map(({ id }) => id)).toEqual([9]);
  });

  test('a failed order says why, keeps the basket, and is the same order when tried again [C2.137 C2.151 C3.6 C8.10]', async () => {
    const host = await openShop('/shop/checkout', {
      answers: {
        placeOrder: () => {
          throw new StatusError(409, { message: 'Already in the collection: Book 1' });
        },
      },
      basket: [book(1)],
    });
    await agree();
    await press('Complete order');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'The order has failed, try again laterAlready in the collection: Book 1',
      ),
    );
    expect(host.context.basket.entries()).toHaveLength(1);
    act(() => host.change({ kind: 'language', language: 'fr' }));
    await userEvent.click(await screen.findByRole('button', { name: /commande/i }));
    await waitFor(() => expect(ordersOf(host)).toHaveLength(2));
    const [first, second] = ordersOf(host);
    expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
    expect(second?.request).toEqual(first?.request);
  });

  test('a buyer who has left the shop meanwhile is told what came of it [C2.142]', async () => {
    const { promise, reject } = Promise.withResolvers<{ orderId: string }>();
    const host = await openShop('/shop/checkout', {
      answers: { placeOrder: () => promise },
      basket: [book(1)],
    });
    await agree();
    await press('Complete order');
    await leaveShop();
    await act(async () => reject(new NetworkError('gone')));
    expect(host.dialogs.notes).toEqual(['The order has failed, try again later']);
    expect(pathOf(host)).toBe('/shop/checkout');
  });

  describe('left for the basket while it is under way', () => {
    const leave = async () => {
      const answer = Promise.withResolvers<{ orderId: string }>();
      const host = await openShop('/shop/checkout', {
        answers: { placeOrder: () => answer.promise },
        basket: [book(1)],
      });
      await agree();
      await press('Complete order');
      await userEvent.click(screen.getByRole('link', { name: 'Back to the basket' }));
      expect(pathOf(host)).toBe('/shop/basket');
      return { host, ...answer };
    };

    test('tells of a success, and stays on the screen [C2.141]', async () => {
      const { host, resolve } = await leave();
      await act(async () => resolve({ orderId: 'a1b2c3d4' }));
      expect(host.dialogs.notes).toEqual(['Thank you for your order']);
      expect(pathOf(host)).toBe('/shop/basket');
      expect(host.context.basket.entries()).toEqual([]);
    });

    test('tells of a failure, once [C2.141]', async () => {
      const { host, reject } = await leave();
      await act(async () => reject(new NetworkError('gone')));
      expect(host.dialogs.notes).toEqual(['The order has failed, try again later']);
      await press('Checkout');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('is still under way for a buyer who comes back, and ends where they are [C2.141]', async () => {
      const { host, resolve } = await leave();
      await press('Checkout');
      const complete = screen.getByRole('button', { name: /Complete order/ });
      expect(complete.getAttribute('aria-disabled')).toBe('true');
      await act(async () => resolve({ orderId: 'a1b2c3d4' }));
      await waitFor(() => expect(pathOf(host)).toBe('/shop/success'));
      expect(host.dialogs.notes).toEqual([]);
    });
  });

  test('the page that thanks shows what the server charged [C2.156]', async () => {
    const host = await openShop('/shop/checkout', {
      answers: {
        placeOrder: () => ({
          orderId: 'a1b2c3d4',
          lines: [{ isbn: '9781', title: 'Book 1', priceInCents: 999, currency: 'eur' }],
        }),
      },
      basket: [book(1)],
    });
    await agree();
    await press('Complete order');
    await waitFor(() => expect(pathOf(host)).toBe('/shop/success'));
    expect(screen.getByRole('definition').textContent).toBe('€9.99');
  });

  test.each(['/shop/checkout', '/shop/success'])(
    '%s without a basket leads away [C2.143]',
    async (at) => {
      const host = await openShop(at);
      expect(pathOf(host)).toBe(at === '/shop/checkout' ? '/shop/basket' : '/');
    },
  );
});
