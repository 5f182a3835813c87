export { formatPrice } from './format-price.ts';
export { type Amount, type CurrencyTotal, totalsByCurrency } from './totals-by-currency.ts';
