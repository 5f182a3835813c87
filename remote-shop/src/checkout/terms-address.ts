import type { Language } from '@leeszaal/shared-contracts';

/**
 * The address of the terms in the buyer's language. The portal's own pages take a `lang` parameter
 * and otherwise follow the browser; an address elsewhere is returned unchanged.
 */
export function termsAddress(address: string, language: Language): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const url = new URL(address, 'https://portal');
  url.searchParams.set('lang', language);
  return url.pathname + url.search + url.hash;
}
