import type { Language } from '@leeszaal/shared-contracts';

/**
 * Where a document stands in a buyer's language: the portal's own are written in all of them, and would take
 * the browser's. Of those elsewhere nobody knows that.
 */
export function termsAddress(address: string, language: Language): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const url = new URL(address, 'https://portal');
  url.searchParams.set('lang', language);
  return url.pathname + url.search + url.hash;
}
