/** The currencies in which amounts are formatted (`docs/behaviour.md` C 9). */
const CURRENCIES = ['eur', 'gbp', 'usd'];

/**
 * An amount in minor units, formatted for a language; empty for any other currency
 * (`docs/decisions.md` 32).
 */
export function formatPrice(cents: number, currency: string | undefined, language: string): string {
  const code = currency?.trim().toLowerCase() ?? '';
  if (!CURRENCIES.includes(code)) return '';
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code.toUpperCase(),
  }).format(cents / 100);
}
