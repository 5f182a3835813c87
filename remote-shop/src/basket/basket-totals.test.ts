import { expect, test } from '@jest/globals';
import { basketTotals } from './basket-totals.ts';

const entry = (id: number, priceInCents: number | undefined, currency: string) => ({
  connection: 3,
  id,
  book: { title: 't', authors: [], licenseAvailable: true, priceInCents, currency },
});

test('each currency has its own total', () => {
  expect(
    basketTotals([
      entry(1, 1250, 'EUR'),
      entry(2, 300, 'gbp'),
      entry(3, 250, 'eur'),
      entry(4, undefined, 'gbp'),
    ]),
  ).toEqual([
    { currency: 'eur', cents: 1500 },
    { currency: 'gbp', cents: 300 },
  ]);
  expect(basketTotals([])).toEqual([]);
});
