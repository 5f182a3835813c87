import { expect, test } from '@jest/globals';
import { formatPrice } from './format-price.ts';

test.each([
  [1250, 'eur', 'en', '€12.50'],
  [1250, 'GBP', 'en', '£12.50'],
  [5, 'usd', 'en', '$0.05'],
  [1250, 'chf', 'en', ''],
  [1250, undefined, 'en', ''],
])('%i %s in %s is %s [C5.24 C9.26]', (cents, currency, language, text) => {
  expect(formatPrice(cents, currency, language)).toBe(text);
});
