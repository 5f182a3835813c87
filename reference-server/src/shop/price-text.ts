/** Formats an amount in minor units; without a currency, as a number. */
export function priceText(cents: number, currency: string | null, language: string): string {
  const code = currency?.trim() ?? '';
  const style = /^[a-z]{3}$/i.test(code)
    ? { style: 'currency' as const, currency: code }
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language, style).format(cents / 100);
}
