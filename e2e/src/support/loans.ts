import { type BrowserContext, request } from 'playwright/test';
import { portalUrl, proxyUrl, publicUrl } from '../portal/portal-address.ts';
import type { Person } from './people.ts';
import { signInAhead } from './sign-in-ahead.ts';

/** How a loan was requested. */
interface Borrowing {
  /** The value of `Authorization`. */
  readonly authorization: string;
  /** The page's origin: tokens for another website are valid for its origin alone. */
  readonly origin?: string;
  /** Set for a page of the same origin, such as a frame of the library. */
  readonly 'sec-fetch-site'?: typeof SAME;
}

const SAME = 'same-origin';

/** The licences not yet released, by licence key. */
export type Loans = ReadonlyMap<string, Borrowing>;

/** Records the loans of all pages of a browser, and removes them on release. */
export function watchLoans(context: BrowserContext): Loans {
  const loans = new Map<string, Borrowing>();
  context.on('response', async (answer) => {
    const { origin, pathname } = new URL(answer.url());
    if (!answer.ok() || ![portalUrl(), proxyUrl(), publicUrl()].includes(origin)) return;
    const [, released] = /\/licenses\/([^/]+)\/release$/.exec(pathname) ?? [];
    if (released !== undefined) loans.delete(decodeURIComponent(released));
    if (!pathname.endsWith('/license/acquire')) return;
    // The response of a closed page has neither these nor a body, and that page never had the key.
    const headers = await answer
      .request()
      .allHeaders()
      .catch(() => answer.request().headers());
    const { authorization, origin: asking } = headers;
    const said: unknown = await answer.json().catch(() => null);
    if (authorization && said && typeof said === 'object' && 'licenseKey' in said) {
      loans.set(String(said.licenseKey), {
        authorization,
        ...(asking !== undefined && { origin: asking }),
        // A page sends no origin with a GET to its own.
        ...(headers['sec-fetch-site'] === SAME && { 'sec-fetch-site': SAME }),
      });
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
  for (const [key, borrowing] of loans) {
    let status = await release(key, borrowing);
    if (status === 401) {
      anew ??= `Bearer ${await tokenOf(person)}`;
      status = await release(key, { authorization: anew });
    }
    if (status === 403 || status >= 500) throw new Error(`A release was answered with ${status}`);
  }
}

async function release(key: string, borrowing: Borrowing): Promise<number> {
  const address = `${portalUrl()}/api/licenses/${encodeURIComponent(key)}/release`;
  return (await fetch(address, { headers: { ...borrowing } })).status;
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
