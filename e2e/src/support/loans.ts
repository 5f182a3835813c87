import { type BrowserContext, type Request, request } from 'playwright/test';
import { portalUrl, proxyUrl, publicUrl } from '../portal/portal-address.ts';
import type { Person } from './people.ts';
import { signInAhead } from './sign-in-ahead.ts';

/** The path of a call that borrows: alone, or with all that a document opens with. */
export const BORROWS = /\/(?:license\/acquire|open)(?:\?|$)/;
/** The path of a call that a document opens with, whose answer has those of other calls. */
export const OPENS = /\/open(?:\?|$)/;
const RELEASE = /\/licenses\/([^/]+)\/release$/;

/** The licences of a browser that its pages may not have released. */
export interface Loans {
  /** The `Authorization` with which each was acquired, by licence key. */
  readonly keys: ReadonlyMap<string, string>;
  /**
   * The `Authorization` of each acquire whose answer is unknown: the answer of a page that was closed or
   * reloaded cannot be read, yet the server may have granted a key.
   */
  readonly unanswered: ReadonlyMap<Request, string>;
}

/** Records the loans of all pages of a browser, and removes them on release. */
export function watchLoans(context: BrowserContext): Loans {
  const keys = new Map<string, string>();
  const unanswered = new Map<Request, string>();
  const released = new Set<string>();
  context.on('request', (asked) => {
    const { authorization } = asked.headers();
    // The body of a stream cannot always be read here; the next calls of the document have its key.
    const used = new URL(asked.url()).searchParams.get('licenseKey');
    if (authorization && used && portalPath(asked) && !released.has(used)) {
      keys.set(used, authorization);
    }
    if (authorization && BORROWS.test(portalPath(asked) ?? ''))
      unanswered.set(asked, authorization);
  });
  context.on('response', async (answer) => {
    const asked = answer.request();
    const [, returned] = RELEASE.exec(portalPath(asked) ?? '') ?? [];
    if (returned !== undefined && answer.ok()) {
      released.add(decodeURIComponent(returned));
      keys.delete(decodeURIComponent(returned));
    }
    const authorization = unanswered.get(asked);
    if (authorization === undefined) return;
    const said = answer.ok() ? await answer.text().catch(() => undefined) : '';
    if (said === undefined) return;
    unanswered.delete(asked);
    // The loan is the first part of an opening.
    const [, key] = /"licenseKey":"([^"]+)"/.exec(said) ?? [];
    if (key !== undefined && !released.has(key)) keys.set(key, authorization);
  });
  return { keys, unanswered };
}

/** The path of a request to the worker's portal; undefined for one to another server. */
function portalPath(asked: Request): string | undefined {
  const { origin, pathname } = new URL(asked.url());
  return [portalUrl(), proxyUrl(), publicUrl()].includes(origin) ? pathname : undefined;
}

/**
 * Releases loans, without a page or a proxy. A session whose key is unknown is ended, and its loans with it; the
 * token of an embedded reader has no session, so such a key lapses by itself.
 *
 * @param person the borrower, in case the session has ended
 */
export async function giveLoansBack({ keys, unanswered }: Loans, person: Person): Promise<void> {
  let anew: string | undefined;
  for (const [key, authorization] of keys) {
    let status = await release(key, authorization);
    if (status === 401) {
      anew ??= `Bearer ${await tokenOf(person)}`;
      status = await release(key, anew);
    }
    if (status === 403 || status >= 500) throw new Error(`A release was answered with ${status}`);
  }
  for (const authorization of new Set(unanswered.values())) {
    const { status } = await fetch(`${portalUrl()}/auth/logout`, {
      method: 'POST',
      headers: { authorization },
    });
    if (status !== 204) throw new Error(`A sign-out was answered with ${status}`);
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
