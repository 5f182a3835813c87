/** The currencies that amounts are formatted in (`docs/behaviour.md` C9). */
const CURRENCIES = ['eur', 'gbp', 'usd'];

/** An amount in minor units in the words of a language; another currency formats as empty (`docs/decisions.md` 32). */
export function formatPrice(cents: number, currency: string | undefined, language: string): string {
  const code = currency?.trim().toLowerCase() ?? '';
  if (!CURRENCIES.includes(code)) return '';
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code.toUpperCase(),
  }).format(cents / 100);
}
