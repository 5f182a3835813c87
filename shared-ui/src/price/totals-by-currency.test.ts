import { expect, test } from '@jest/globals';
import { totalsByCurrency } from './totals-by-currency.ts';

test('each currency has its own total [C2.133]', () => {
  expect(
    totalsByCurrency([
      { priceInCents: 1250, currency: 'EUR' },
      { priceInCents: 300, currency: 'gbp' },
      { priceInCents: 250, currency: 'eur ' },
      { currency: 'gbp' },
      { priceInCents: 5, currency: null },
    ]),
  ).toEqual([
    { currency: 'eur', cents: 1500 },
    { currency: 'gbp', cents: 300 },
    { currency: '', cents: 5 },
  ]);
  expect(totalsByCurrency([])).toEqual([]);
});
