/**
 * Asks a server on another origin in advance whether a page of this origin may call an address. Browsers ask before
 * each call with a token and remember the answer, so that a call to the same address soon after is sent at once
 * (`docs/decisions.md` 96). Sends no token. A failure is silent: the call itself reports it.
 *
 * @param url absolute; nothing is sent to the page's own origin
 */
export function askAhead(url: string): void {
  if (new URL(url).origin === location.origin) return;
  fetch(url, { method: 'OPTIONS', referrerPolicy: 'no-referrer' }).catch(() => undefined);
}
