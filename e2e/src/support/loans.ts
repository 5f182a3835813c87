import { type BrowserContext, request } from 'playwright/test';
import { portalUrl, proxyUrl, publicUrl } from '../portal/portal-address.ts';
import type { Person } from './people.ts';
import { signInAhead } from './sign-in-ahead.ts';

/** The licences not yet released: the access token of each licence key. */
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
    const bearer = answer.request().headers()['authorization'];
    // The response of a closed page has no body, and that page never had the key.
    const said: unknown = await answer.json().catch(() => null);
    if (bearer && said && typeof said === 'object' && 'licenseKey' in said) {
      loans.set(String(said.licenseKey), bearer);
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
  for (const [key, bearer] of loans) {
    let status = await release(key, bearer);
    if (status === 401) {
      anew ??= `Bearer ${await tokenOf(person)}`;
      status = await release(key, anew);
    }
    if (status >= 500) throw new Error(`A release was answered with ${status}`);
  }
}

async function release(key: string, authorization: string): Promise<number> {
  const address = `${portalUrl()}/api/licenses/${encodeURIComponent(key)}/release`;
  return (await fetch(address, { headers: { authorization } })).status;
}

/** Signs a user in; resolves to a new access token. */
export async function tokenOf(person: Person): Promise<string> {
  const form = await request.newContext();
  try {
    const back = await signInAhead(form, `${portalUrl()}/`, person);
    return new URL(back).searchParams.get('accessToken') ?? '';
  } finally {
    await form.dispose();
  }
}
