import { type BrowserContext, request } from 'playwright/test';
import { portalUrl, proxyUrl, publicUrl } from '../portal/portal-address.ts';
import type { Person } from './people.ts';
import { signInAhead } from './sign-in-ahead.ts';

/** What has been borrowed and not given back: the access token of each licence key. */
export type Loans = ReadonlyMap<string, string>;

/** Notes what all pages of a browser borrow from the worker's portal, and forgets what they give back. */
export function watchLoans(context: BrowserContext): Loans {
  const loans = new Map<string, string>();
  context.on('response', async (answer) => {
    const { origin, pathname } = new URL(answer.url());
    if (!answer.ok() || ![portalUrl(), proxyUrl(), publicUrl()].includes(origin)) return;
    const [, released] = /\/licenses\/([^/]+)\/release$/.exec(pathname) ?? [];
    if (released !== undefined) loans.delete(decodeURIComponent(released));
    if (!pathname.endsWith('/license/acquire')) return;
    const bearer = answer.request().headers()['authorization'];
    // A page that has gone meanwhile has its answer no more, and never had the key.
    const said: unknown = await answer.json().catch(() => null);
    if (bearer && said && typeof said === 'object' && 'licenseKey' in said) {
      loans.set(String(said.licenseKey), bearer);
    }
  });
  return loans;
}

/**
 * Gives loans back, past any page and any proxy.
 *
 * @param person whose they are, if the session in which they were borrowed has ended
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

/** A new access token of somebody. */
export async function tokenOf(person: Person): Promise<string> {
  const form = await request.newContext();
  try {
    const back = await signInAhead(form, `${portalUrl()}/`, person);
    return new URL(back).searchParams.get('accessToken') ?? '';
  } finally {
    await form.dispose();
  }
}
