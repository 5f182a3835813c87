import { describe, expect, it } from '@jest/globals';
import type { OrderEntry } from '../model/ledger.ts';
import { LIBRARIES } from '../model/soak.contract.ts';
import {
  type Books,
  difference,
  unaccountedOrders,
  unaccountedSettings,
  wronglySold,
} from './account-for-orders.ts';

const order = (
  isbns: readonly string[],
  outcome: OrderEntry['outcome'],
  sent = 1000,
): OrderEntry => ({
  library: 'north',
  subject: 'user:1',
  isbns,
  asked: { sent, received: sent + 100 },
  outcome,
});
const placed = { kind: 'placed', orderId: 'o1' } as const;
const sold = { kind: 'sold' } as const;

const line = { isbn: '1', title: '', priceInCents: 5, currency: 'eur' };
const BOOKS: Books = {
  lines: [
    {
      order_id: 'o1',
      client_ref: 'north',
      subject: 'user:1',
      isbn: '1',
      price_in_cents: 5,
    },
  ],
  owned: [{ order_id: 'o1', client_ref: 'north', isbn: '1' }],
  log: [
    {
      library: 'north',
      subject: 'user:1',
      entry: { action: 'order-placed', order: { id: 'o1', lines: [line] } },
    },
    {
      library: 'south',
      subject: 'user:2',
      entry: { action: 'settings-changed', settings: { daysMarkedAsNew: 7 } },
    },
  ],
  days: { south: 7 },
};
const OFFERS = [{ isbn: '1', priceInCents: 5 }];

describe('orders', () => {
  const found = (orders: readonly OrderEntry[], books: Partial<Books> = {}) =>
    unaccountedOrders(orders, OFFERS, { ...BOOKS, ...books });

  it('are accounted for when the database and the log have the same', () => {
    expect(found([order(['1'], placed), order(['1'], sold)])).toEqual([]);
  });

  it.each([
    ['kept', { lines: [] }],
    ['owned', { owned: [] }],
    ['logged', { log: [] }],
    ['kept twice', { lines: [...BOOKS.lines, ...BOOKS.lines] }],
    ['at another price', { lines: BOOKS.lines.map((each) => ({ ...each, price_in_cents: 6 })) }],
  ])('are missed when they are not, or wrongly, %s', (_what, books) => {
    expect(found([order(['1'], placed)], books).length).toBeGreaterThan(0);
  });

  it('that no buyer placed are found', () => {
    expect(found([])).toHaveLength(3);
  });

  it('sell nothing twice, and refuse nothing that is unsold', () => {
    const other = { kind: 'placed', orderId: 'o2' } as const;
    expect(wronglySold([order(['1'], placed), order(['1'], sold, 1050)])).toEqual([]);
    expect(wronglySold([order(['1'], placed), order(['2', '1'], other)])).toHaveLength(1);
    expect(wronglySold([order(['1'], placed, 5000), order(['1'], sold)])).toHaveLength(1);
  });
});

describe('changes of settings', () => {
  const change = {
    library: 'south',
    subject: 'user:2',
    days: 7,
    asked: { sent: 0, received: 1 },
  } as const;

  it('are accounted for when each is logged and the last one holds', () => {
    expect(unaccountedSettings([change], BOOKS, LIBRARIES)).toEqual([]);
    expect(unaccountedSettings([], BOOKS, LIBRARIES)).toHaveLength(1);
    expect(unaccountedSettings([change], { ...BOOKS, days: {} }, LIBRARIES)).toHaveLength(1);
  });
});

it('counts what is there more often', () => {
  expect(difference(['a', 'a', 'b'], ['a', 'c'])).toEqual(['a', 'b']);
});
