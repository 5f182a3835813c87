import { type BrowserContext, request } from 'playwright/test';
import { portalUrl, proxyUrl, publicUrl } from '../portal/portal-address.ts';
import type { Person } from './people.ts';
import { signInAhead } from './sign-in-ahead.ts';

/**
 * The licences not yet released: the `Authorization` with which each was acquired, by licence key.
 */
export type Loans = ReadonlyMap<string, string>;

/** Records the loans of all pages of a browser, and removes them on release. */
export function watchLoans(context: BrowserContext): Loans {
  const loans = new Map<string, string>();
  context.on('response', async (answer) => {
    const { origin, pathname } = new URL(answer.url());
    if (!answer.ok() || ![portalUrl(), proxyUrl(), publicUrl()].includes(origin)) return;
    const [, released] = /\/licenses\/([^/]+)\/release$/.exec(pathname) ?? [];
    if (released !== undefined) loans.delete(decodeURIComponent(released));
    if (!pathname.endsWith('/license/acquire')) return;
    // The response of a closed page has neither these nor a body, and that page never had the key.
    const { authorization } = await answer
      .request()
      .allHeaders()
      .catch(() => answer.request().headers());
    const said: unknown = await answer.json().catch(() => null);
    if (authorization && said && typeof said === 'object' && 'licenseKey' in said) {
      loans.set(String(said.licenseKey), authorization);
    }
  });
  return loans;
}

/**
 * Releases loans, without a page or a proxy.
 *
 * @param person the borrower, in case the session has ended
 */
export async function giveLoansBack(loans: Loans, person: Person): Promise<void> {
  let anew: string | undefined;
  for (const [key, authorization] of loans) {
    let status = await release(key, authorization);
    if (status === 401) {
      anew ??= `Bearer ${await tokenOf(person)}`;
      status = await release(key, anew);
    }
    if (status === 403 || status >= 500) throw new Error(`A release was answered with ${status}`);
  }
}

/** Releases a loan as a page of the portal, whose frames also use the tokens of other websites. */
async function release(key: string, authorization: string): Promise<number> {
  const address = `${portalUrl()}/api/licenses/${encodeURIComponent(key)}/release`;
  const headers = { authorization, 'sec-fetch-site': 'same-origin' };
  return (await fetch(address, { headers })).status;
}

/**
 * Signs a user in; resolves to a new access token.
 *
 * @param portal default: the worker's own
 */
export async function tokenOf(person: Person, portal = portalUrl()): Promise<string> {
  const form = await request.newContext();
  try {
    const back = await signInAhead(form, `${portal}/`, person);
    return new URL(back).searchParams.get('accessToken') ?? '';
  } finally {
    await form.dispose();
  }
}
