import type { Page } from 'playwright/test';
import { PEOPLE, type Person } from './people.ts';
import { portalUrl } from './portal-address.ts';
import { signInAhead } from './sign-in-ahead.ts';

/** The keys that a page has got since it was watched. */
export type Loans = ReadonlySet<string>;

/** Notes what a page borrows; whoever breaks its way of giving back gives back by {@link giveBack}. */
export function watchLoans(page: Page): Loans {
  const keys = new Set<string>();
  page.on('response', async (answer) => {
    if (!answer.ok() || !new URL(answer.url()).pathname.endsWith('/license/acquire')) return;
    // A page that has gone meanwhile has its answer no more, and never had the key.
    const said: unknown = await answer.json().catch(() => null);
    if (said && typeof said === 'object' && 'licenseKey' in said) keys.add(String(said.licenseKey));
  });
  return keys;
}

/** Gives loans back as an account that has them, whatever became of its session. */
export async function giveBack(
  page: Page,
  loans: Loans,
  person: Person = PEOPLE.user,
): Promise<void> {
  const back = await signInAhead(page.context(), `${portalUrl()}/`, person);
  await giveBackWith(page, loans, new URL(back).searchParams.get('accessToken') ?? '');
}

/** Gives loans back with the access token that the page has. */
export async function giveBackHere(page: Page, loans: Loans): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('hl-access-token') ?? '');
  await giveBackWith(page, loans, token);
}

async function giveBackWith(page: Page, loans: Loans, token: string): Promise<void> {
  for (const key of loans) {
    const address = `${portalUrl()}/api/licenses/${encodeURIComponent(key)}/release`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.get(address, { headers });
    if (answer.status() >= 500) throw new Error(`A release was answered with ${answer.status()}`);
  }
}
