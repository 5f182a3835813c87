import type { Fault } from '@leeszaal/test-support';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { callApi } from '../support/call-api.ts';
import { expect, searchPath, signIn, test } from '../support/portal-test.ts';
import { faultyPortal, REFRESH } from './faulty-portal.ts';

/* Tokens that are refused or lost (`docs/behaviour.md` C 8.4). */

const { home, message, page, press, proxy, searchFor, spoilNothing } = faultyPortal();

const TEN = 'Ten books';
/** With a title: a line whose publication is still loading has none. */
const TAKE_OFF = /^Remove from shelf: ./;

const unreachable = () => message('Server could not be reached');
const expired = (on?: Page) => message('Authentication could not be refreshed', on);
const kept = (key: string) => page().evaluate((name) => localStorage.getItem(name) ?? '', key);
const accessToken = () => kept('hl-access-token');
/** Changes with each refresh; access tokens issued within the same second are equal. */
const refreshToken = () => kept('hl-refresh-token');

/** From now on the server refuses the browser's access token; counts refusals and refreshes. */
async function expireToken(refresh: Fault = 'none') {
  const token = await accessToken();
  const seen = { refused: 0, refreshed: 0 };
  proxy().spoil((path, _method, bearer) => {
    if (REFRESH.test(path)) {
      seen.refreshed += 1;
      return refresh;
    }
    // Within one second the server issues the same token again; then it is valid.
    const isGivenAnew = refresh === 'none' && seen.refreshed > 0;
    if (bearer !== token || isGivenAnew || !path.startsWith('/api/')) return 'none';
    seen.refused += 1;
    return { status: 401 };
  });
  return seen;
}

test('a 401 refreshes the tokens and goes on; when that fails one logs in again [C8.4]', async () => {
  await page().goto(proxy().url + searchPath({ query: 'reading', queryType: 0 }));
  await expect(page().getByRole('article').first()).toBeVisible();
  const before = await refreshToken();
  let refused = 0;
  proxy().spoil((path) => {
    if (path !== '/api/search' || refused === 2) return 'none';
    refused += 1;
    return { status: 401 };
  });
  await searchFor('letters');
  await expect(page().getByRole('tab', { name: /searching/ })).toHaveCount(0);
  await expect(page().getByRole('article').first()).toBeVisible();
  expect(refused).toBe(2);
  expect(await refreshToken()).not.toBe(before);

  // The reload clears the page's record of its last refresh.
  await page().reload();
  await expect(page().getByRole('article').first()).toBeVisible();
  // Any failure of the service other than a refusal.
  proxy().spoil((path) => {
    if (path === '/api/search') return { status: 401 };
    return path.startsWith('/auth/application/') ? { status: 500 } : 'none';
  });
  await searchFor('reading');
  await logInAgain();
  await expect(page().getByRole('heading', { level: 1 })).toContainText('reading');
});

test('ten calls at once in each of two tabs are refused, and one refresh serves them all [C8.4]', async () => {
  const shelf = await makeShelfOfTen(page());
  const other = await page().context().newPage();
  const tabs = [page(), other];
  for (const tab of tabs) {
    await tab.goto(`${proxy().url}/bookshelf`);
    await expect(tab.getByRole('link', { name: TEN })).toBeVisible();
  }
  const before = await refreshToken();
  // The refresh is held until every call has been refused.
  const seen = await expireToken('held');
  for (const tab of tabs) await tab.getByRole('link', { name: TEN }).click();
  await expect.poll(() => seen.refused).toBeGreaterThanOrEqual(20);
  await expect.poll(() => seen.refreshed).toBeGreaterThan(0);
  // A late call of the start may be refused beside the twenty.
  expect(seen.refreshed).toBe(1);
  spoilNothing();
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: TAKE_OFF })).toHaveCount(10);
    await expect(tab.getByText('ERROR', { exact: true })).toHaveCount(0);
    await expect(expired(tab)).toHaveCount(0);
  }
  expect(await refreshToken()).not.toBe(before);
  await other.close();

  // The navigation clears the page's record of its last refresh; then the network loses the next
  // one.
  await page().goto(`${proxy().url}/bookshelf`);
  await expect(page().getByRole('link', { name: TEN })).toBeVisible();
  const lost = await expireToken('cut');
  await page().getByRole('link', { name: TEN }).click();
  await expect(unreachable()).toHaveCount(1);
  expect(lost.refused).toBeGreaterThanOrEqual(10);
  await expect(expired()).toHaveCount(0);
  await expireToken();
  await press('Try again');
  await expect(unreachable()).toHaveCount(0);
  await expect(page().getByRole('button', { name: TAKE_OFF })).toHaveCount(10);
  await expect(page().getByText('ERROR', { exact: true })).toHaveCount(0);
  await expect(expired()).toHaveCount(0);
  spoilNothing();
  await callApi(page(), 'DELETE', `/bookshelf/${shelf}`);
});

test('a refresh token that is used again later ends the session of its holder [C8.4]', async () => {
  const refreshes: string[] = [];
  page().on('request', (request) => {
    if (REFRESH.test(new URL(request.url()).pathname + new URL(request.url()).search)) {
      refreshes.push(request.url());
    }
  });
  // Two refreshes, so that the first token is older than any lost response could be.
  for (const count of [1, 2]) {
    await expireToken();
    await page().goto(proxy().url);
    await expect(home()).toBeVisible();
    expect(refreshes).toHaveLength(count);
  }
  spoilNothing();
  const [stolen = ''] = refreshes;
  expect((await page().request.get(stolen)).status()).toBe(401);
  await page().goto(`${proxy().url}/bookshelf`);
  await logInAgain();
  await expect(page()).toHaveURL(/\/bookshelf\/\d+$/);
});

/** The only way on from a session that has ended. */
async function logInAgain(): Promise<void> {
  await expect(expired()).toContainText(
    'The authentication with the server has expired and could not be refreshed. Please log in again to continue using the application.',
  );
  await expect(expired()).toHaveCount(1);
  await expectAccessible(page());
  await page().keyboard.press('Escape');
  await expect(expired()).toBeVisible();
  spoilNothing();
  await press('Log in');
  await page().waitForURL(/\/auth\//);
  await signIn(page());
}

/** Creates a shelf with ten publications; resolves to its id. */
async function makeShelfOfTen(owner: Page): Promise<number> {
  const [answer] = await callApi<[{ publications: { id: number }[] }]>(owner, 'POST', '/search', {
    query: '*',
    queryType: 0,
    fields: [],
    facets: {},
    paginationOptions: { page: 1, resultsPerPage: 10 },
    connections: [1],
  });
  const { id } = await callApi<{ id: number }>(owner, 'POST', '/bookshelf', { name: TEN });
  for (const { id: publicationId } of answer.publications) {
    const item = { type: 'publication', data: { publicationId, connectionId: 1 } };
    await callApi(owner, 'POST', `/bookshelf/${id}/add`, { item });
  }
  return id;
}
