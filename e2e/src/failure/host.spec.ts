import type { Fault, FaultProxy } from '@leeszaal/test-support';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { callApi } from '../support/call-api.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, signIn, test } from '../support/portal-test.ts';
import { RIJNLAND, WATERLAND } from '../support/shell.ts';

/* The shell's behaviour when the server fails (`docs/behaviour.md` C 8); a proxy in front of the
   server makes the faults. The other files here cover failures within a screen. */

/** The portal's API calls at its start (`docs/behaviour.md` C 4). */
const START = [
  '/api/client',
  '/api/user/me',
  '/api/user/role',
  '/api/client/settings',
  '/api/search/moduleinfo',
  '/api/bookshelf',
];
const TEN = 'Ten books';
/** With a title: a line whose publication is still loading has none. */
const TAKE_OFF = /^Remove from shelf: ./;
const REFRESH = /^\/auth\/application\/[^/]+\?/;

let proxy: FaultProxy;
let page: Page;

test.beforeAll(async ({ lastingProxy, lastingVisits }) => {
  proxy = lastingProxy;
  page = await lastingVisits.openAs(PEOPLE.user, '/', {}, proxy.url);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});
test.beforeEach(() => proxy.spoil(() => 'none'));
test.afterAll(({ lastingVisits }) => lastingVisits.end());

const spoil = (pattern: RegExp, fault: Fault) =>
  proxy.spoil((path) => (pattern.test(path) ? fault : 'none'));
const message = (name: string, on: Page = page): Locator => on.getByRole('alertdialog', { name });
const unreachable = () => message('Server could not be reached');
const expired = (on: Page = page) => message('Authentication could not be refreshed', on);
const press = (name: string, on: Page = page) => on.getByRole('button', { name }).first().click();
const home = (on: Page = page) => on.getByRole('searchbox', { name: 'Search the catalogue' });
const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name) ?? '', key);
const accessToken = () => kept('hl-access-token');
/** Changes with each refresh; access tokens issued within the same second are equal. */
const refreshToken = () => kept('hl-refresh-token');
const without = (path: string) => path.replace(/\?.*/, '');

/** From now on the server refuses the browser's access token; counts refusals and refreshes. */
async function expireToken(refresh: Fault = 'none') {
  const token = await accessToken();
  const seen = { refused: 0, refreshed: 0 };
  proxy.spoil((path, _method, bearer) => {
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

test('a start without a network is one question, and Try again repeats every call that failed [C8.1]', async () => {
  let asked: string[] = [];
  proxy.spoil((path) => {
    if (!path.startsWith('/api/')) return 'none';
    // Requests of the previous page may still be in progress.
    if (START.includes(without(path))) asked.push(without(path));
    return 'cut';
  });
  const first = START.filter((path) => path !== '/api/bookshelf').sort();
  await page.goto(proxy.url);
  await expect(unreachable()).toContainText(
    'There was a problem establishing a connection to the server. Please try again.',
  );
  // The portal prefetches shelves for a browser that had a session; after a failure it waits until
  // it knows the user.
  await expect.poll(() => [...new Set(asked)].sort()).toEqual([...START].sort());
  await expect(unreachable()).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(unreachable()).toBeVisible();
  asked = [];
  await press('Try again');
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(first);
  await expect(unreachable()).toHaveCount(1);
  proxy.spoil(() => 'none');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(home()).toBeVisible();
  await expect(unreachable()).toHaveCount(0);
});

test('whichever call of the start fails, the portal says whose it is and can be started again [C8.6]', async () => {
  for (const path of ['/config.json', ...START]) {
    proxy.spoil((asked) => (without(asked) === path ? { status: 500 } : 'none'));
    await page.reload();
    await expect(page.getByText(/^Could not initialise Leeszaal$/)).toBeVisible();
    proxy.spoil(() => 'none');
    await press('Try again');
    await expect(home()).toBeVisible();
  }
});

test('a 502 or 503 at the start is waited out, four times is a failure [C8.2]', async () => {
  const times = new Map<string, number>();
  const failing = (often: number) =>
    proxy.spoil((path) => {
      if (!START.includes(path)) return 'none';
      const count = (times.get(path) ?? 0) + 1;
      times.set(path, count);
      return count <= often ? { status: count % 2 === 0 ? 503 : 502 } : 'none';
    });
  failing(3);
  await page.reload();
  await expect(home()).toBeVisible();
  expect([...times.values()]).toEqual(START.map(() => 4));
  times.clear();
  failing(4);
  await page.reload();
  await expect(page.getByText(/^Could not initialise/)).toBeVisible();
  expect(Math.max(...times.values())).toBe(4);
});

test('ten calls at once in each of two tabs are refused, and one refresh serves them all [C8.4]', async () => {
  const shelf = await makeShelfOfTen(page);
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto(`${proxy.url}/bookshelf`);
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
  proxy.spoil(() => 'none');
  for (const tab of tabs) {
    await expect(tab.getByRole('button', { name: TAKE_OFF })).toHaveCount(10);
    await expect(tab.getByText('ERROR', { exact: true })).toHaveCount(0);
    await expect(expired(tab)).toHaveCount(0);
  }
  expect(await refreshToken()).not.toBe(before);
  await other.close();

  // The navigation clears the page's record of its last refresh; then the network loses the next
  // one.
  await page.goto(`${proxy.url}/bookshelf`);
  await expect(page.getByRole('link', { name: TEN })).toBeVisible();
  const lost = await expireToken('cut');
  await page.getByRole('link', { name: TEN }).click();
  await expect(unreachable()).toHaveCount(1);
  expect(lost.refused).toBeGreaterThanOrEqual(10);
  await expect(expired()).toHaveCount(0);
  await expireToken();
  await press('Try again');
  await expect(unreachable()).toHaveCount(0);
  await expect(page.getByRole('button', { name: TAKE_OFF })).toHaveCount(10);
  await expect(page.getByText('ERROR', { exact: true })).toHaveCount(0);
  await expect(expired()).toHaveCount(0);
  proxy.spoil(() => 'none');
  await callApi(page, 'DELETE', `/bookshelf/${shelf}`);
});

test('a refresh token that is used again later ends the session of its holder [C8.4]', async () => {
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (REFRESH.test(new URL(request.url()).pathname + new URL(request.url()).search)) {
      refreshes.push(request.url());
    }
  });
  // Two refreshes, so that the first token is older than any lost response could be.
  for (const count of [1, 2]) {
    await expireToken();
    await page.goto(proxy.url);
    await expect(home()).toBeVisible();
    expect(refreshes).toHaveLength(count);
  }
  proxy.spoil(() => 'none');
  const [stolen = ''] = refreshes;
  expect((await page.request.get(stolen)).status()).toBe(401);
  await page.goto(`${proxy.url}/bookshelf`);
  await expect(expired()).toContainText(
    'The authentication with the server has expired and could not be refreshed. Please log in again to continue using the application.',
  );
  await expect(expired()).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(expired()).toBeVisible();
  await press('Log in');
  await page.waitForURL(/\/auth\//);
  await signIn(page);
  await expect(page).toHaveURL(/\/bookshelf\/\d+$/);
});

test('a switch to another library that fails or answers falsy says so, and one stays [C8.7]', async () => {
  const falsy = [false, 0, '', null].map((body) => ({ status: 200, body }));
  await page.goto(proxy.url);
  for (const fault of [{ status: 500 }, { status: 204 }, ...falsy, 'none'] as const) {
    spoil(/^\/api\/client\/switch$/, fault);
    await press('Menu');
    await page.getByRole('menuitem', { name: /^Library/ }).press('ArrowRight');
    await page.getByRole('menuitemradio', { name: RIJNLAND }).click();
    if (fault === 'none') break;
    const failed = message('Could not switch client');
    await expect(failed).toContainText(
      'Something went wrong while switching client, please try again later',
    );
    await press('Close');
    await expect(failed).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  }
  await expect(page.getByRole('img', { name: RIJNLAND }).first()).toBeVisible();
});

test('settings and a logo that cannot be had or saved are logged, without a message unless nothing can be stored [C8.3 C8.14 R8.22]', async ({
  openAs,
}) => {
  const logged: string[] = [];
  const desk = await openAs(PEOPLE.admin, '/admin', {}, proxy.url);
  desk.on('console', (line) => logged.push(line.text()));
  const preview = desk.getByRole('img', { name: 'Current logo' });
  const save = desk.getByRole('button', { name: 'Save', exact: true });
  await expect(preview).toBeVisible();
  proxy.spoil((path, method) =>
    method !== 'GET' && /^\/api\/client\/(settings|logo)$/.test(path) ? { status: 500 } : 'none',
  );
  await desk.getByText('Show information text').click();
  await save.click();
  await expect.poll(() => logged.join()).toContain('settings-not-saved');
  await expect(save).toBeEnabled();
  await press('Delete logo', desk);
  await expect.poll(() => logged.join()).toContain('logo-not-deleted');
  await expect(preview).toBeVisible();
  await expect(desk.getByRole('alert').or(desk.getByRole('alertdialog'))).toHaveCount(0);
  spoil(/^\/api\/client\/settings$/, { status: 507 });
  await save.click();
  const full = message('The library is out of storage space', desk);
  await expect(full).toContainText(
    'Your last change was not saved. You can continue to read and search. Please tell your library.',
  );
  await expectAccessible(desk);
  await press('Close', desk);
  await expect(full).toHaveCount(0);
  await press('Cancel', desk);

  spoil(/^\/api\/client\/logo$/, { status: 500 });
  logged.length = 0;
  await desk.goto(proxy.url);
  await expect(desk.getByRole('heading', { level: 1, name: WATERLAND })).toBeVisible();
  await expect.poll(() => logged.join()).toContain('logo-not-loaded');
  await expect(home(desk)).toBeVisible();
});

test('without the registry or a remote the shell stands, and Try again makes up for it [C8.20]', async ({
  openAs,
}) => {
  const failed = page.getByText('This part of the library could not be opened');
  for (const fault of ['missing', 'cut'] as const) {
    spoil(/^\/registry\.json/, fault);
    await page.goto(proxy.url);
    await expect(failed).toBeVisible();
    await press('Menu');
    await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible();
    await page.keyboard.press('Escape');
    proxy.spoil(() => 'none');
    await press('Try again');
    await expect(home()).toBeVisible();
  }
  // Open parts survive when another cannot be loaded. In a fresh browser: this one may have
  // prefetched the reader.
  spoil(/^\/remotes\/reader\//, 'cut');
  const reader = await openAs(PEOPLE.user, '/pub-unknown', {}, proxy.url);
  const unopened = reader.getByText('This part of the library could not be opened');
  await expect(unopened).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('link', { name: /^Leeszaal/ }).click();
  await expect(home(reader)).toBeVisible();
  await reader.goBack();
  await expect(unopened).toBeVisible();
  proxy.spoil(() => 'none');
  await press('Try again', reader);
  await expect(reader.getByText('Publication not found')).toBeVisible();

  // A view in another remote's page: that page survives.
  spoil(/^\/remotes\/shop\//, 'cut');
  const shopper = await openAs(PEOPLE.user, '/shop', {}, proxy.url);
  const closed = shopper.getByText('This part of the library could not be opened');
  await expect(closed).toBeVisible();
  await expect(shopper.getByRole('article').first()).toBeVisible();
  await expectAccessible(shopper);
  proxy.spoil(() => 'none');
  await press('Try again', shopper);
  await expect(shopper.getByRole('searchbox', { name: 'Find a book to buy' })).toBeVisible();
  await expect(closed).toHaveCount(0);
});

test('a hand-off without a token says so [C8.16]', async () => {
  await page.goto(`${proxy.url}/sso`);
  await expect(page.getByRole('alert')).toContainText(
    'A problem occurred while authenticating: Token missing',
  );
  await expectAccessible(page);
});

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
