import type { Fault, FaultProxy } from '@leeszaal/test-support';
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, searchPath, signIn, test } from '../support/portal-test.ts';
import { BY_NIGHT } from '../support/titles.ts';

/* The catalogue's rows of the error catalogue (`docs/behaviour.md` C 8); a proxy in front of the
   server makes the faults. The journeys cover the messages of a failing module and a failing
   request. */

const CATALOGUE = searchPath({ query: '', queryType: 0, connection: 1 });
const EVERYWHERE = searchPath({ query: 'reading', queryType: 0 });

let proxy: FaultProxy;
let page: Page;

test.beforeAll(async ({ lastingProxy, lastingVisits }) => {
  proxy = lastingProxy;
  page = await lastingVisits.openAs(PEOPLE.user, '/', {}, proxy.url);
  await expect(page.getByRole('searchbox')).toBeVisible();
});
test.beforeEach(() => proxy.spoil(() => 'none'));
test.afterAll(({ lastingVisits }) => lastingVisits.end());

/** Applies a fault to responses whose address matches. */
const spoil = (pattern: RegExp, fault: Fault) =>
  proxy.spoil((path) => (pattern.test(path) ? fault : 'none'));
const message = (name: string): Locator => page.getByRole('alertdialog', { name });
const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
const cards = () => page.getByRole('article');
const searchFor = async (text: string) => {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
};
const failedSearches = () => page.getByText('there has been an error while searching');

test('a network that is lost while all modules search is one dialog, and Try again repeats them all [C8.1]', async () => {
  await page.goto(proxy.url + EVERYWHERE);
  await expect(cards().first()).toBeVisible();
  const modules = (await page.getByRole('tab').count()) - 1;
  let cut = 0;
  proxy.spoil((path) => {
    if (path !== '/api/search') return 'none';
    cut += 1;
    return 'cut';
  });
  await searchFor('letters');
  const unreachable = message('Server could not be reached');
  await expect(unreachable).toContainText(
    'There was a problem establishing a connection to the server. Please try again.',
  );
  await expect.poll(() => cut).toBeGreaterThanOrEqual(modules);
  const asked = cut;
  await expect(unreachable).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(unreachable).toBeVisible();
  await press('Try again');
  await expect.poll(() => cut).toBeGreaterThanOrEqual(asked + modules);
  await expect(unreachable).toHaveCount(1);
  proxy.spoil(() => 'none');
  await press('Try again');
  await expect(unreachable).toBeHidden();
  await expect(cards().first()).toBeVisible();
  await expect(page.getByRole('tab', { name: /searching|failed/ })).toHaveCount(0);
});

test('a 502 or 503 is tried again three times, and only then is it an error [C8.2]', async () => {
  await page.goto(proxy.url + CATALOGUE);
  await expect(cards().first()).toBeVisible();
  const modules = (await page.getByRole('tab').count()) - 1;
  let searches = 0;
  proxy.spoil((path) => {
    if (path !== '/api/search') return 'none';
    searches += 1;
    // The first three attempts of each module.
    return searches <= 3 * modules ? { status: searches % 2 === 0 ? 503 : 502 } : 'none';
  });
  await searchFor('reading');
  await expect(page.getByRole('tab', { name: /searching/ })).toHaveCount(0);
  await expect(failedSearches()).toHaveCount(0);
  await expect(cards().first()).toBeVisible();
  expect(searches).toBe(4 * modules);
  searches = 0;
  proxy.spoil((path) => {
    if (path !== '/api/search') return 'none';
    searches += 1;
    return { status: 503 };
  });
  await searchFor('letters');
  await expect(failedSearches().first()).toBeVisible();
  await expect(page.getByRole('tab', { name: /searching/ })).toHaveCount(0);
  expect(searches).toBe(4 * modules);
});

test('a 401 refreshes the tokens and goes on; when that fails one logs in again [C8.4]', async () => {
  await page.goto(proxy.url + EVERYWHERE);
  await expect(cards().first()).toBeVisible();
  const before = await page.evaluate(() => localStorage.getItem('hl-access-token'));
  let refused = 0;
  proxy.spoil((path) => {
    if (path !== '/api/search' || refused === 2) return 'none';
    refused += 1;
    return { status: 401 };
  });
  await searchFor('letters');
  await expect(page.getByRole('tab', { name: /searching/ })).toHaveCount(0);
  await expect(cards().first()).toBeVisible();
  expect(refused).toBe(2);
  expect(await page.evaluate(() => localStorage.getItem('hl-access-token'))).not.toBe(before);

  // The reload clears the page's record of its last refresh.
  await page.reload();
  await expect(cards().first()).toBeVisible();
  // Any failure of the service other than a refusal; the shell's spec covers the refusal.
  proxy.spoil((path) => {
    if (path === '/api/search') return { status: 401 };
    return path.startsWith('/auth/application/') ? { status: 500 } : 'none';
  });
  await searchFor('reading');
  const expired = message('Authentication could not be refreshed');
  await expect(expired).toContainText(
    'The authentication with the server has expired and could not be refreshed. Please log in again to continue using the application.',
  );
  await expect(expired).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(expired).toBeVisible();
  proxy.spoil(() => 'none');
  await press('Log in');
  await page.waitForURL(/\/auth\//);
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('reading');
});

test('a search that is refused with a 400 is empty, as status or inside of the answer [C8.5]', async () => {
  const refusals: Fault[] = [
    { status: 400 },
    { status: 200, body: [{ error: 'no such field', status: 400 }] },
    { status: 200, body: [{ error: 'no such field', status: '400' }] },
  ];
  for (const refusal of refusals) {
    spoil(/^\/api\/search$/, refusal);
    await page.goto(proxy.url + CATALOGUE);
    await expect(page.getByText('there are no results for this query')).toBeVisible();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/ 0$|\D0$/);
    await expect(failedSearches()).toHaveCount(0);
  }
});

test('a search that fails in the answer or answers nothing at all is an error [C8.5]', async () => {
  for (const fault of [
    { status: 200, body: [{ error: 'broken', status: 500 }] },
    { status: 200, body: [] },
    { status: 200, body: 'no list' },
    { status: 500 },
  ]) {
    spoil(/^\/api\/search$/, fault);
    await page.goto(proxy.url + CATALOGUE);
    await expect(failedSearches()).toBeVisible();
    await expect(
      page.getByText('An error occurred in our server while searching in the catalogue'),
    ).toBeVisible();
  }
  await expectAccessible(page);
  proxy.spoil(() => 'none');
  await press('Try again');
  await expect(cards().first()).toBeVisible();
});

test('a next page that is refused ends the list, one that fails can be had again with all before it [C8.17]', async () => {
  // Scrolling near the end loads further pages.
  const loaded = async () =>
    Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  await page.goto(proxy.url + CATALOGUE);
  await expect(cards().first()).toBeVisible();
  await press('Load more results');
  await expect.poll(loaded).toBeGreaterThanOrEqual(40);
  spoil(/^\/api\/search$/, { status: 500 });
  await press('Load more results');
  await expect(failedSearches()).toBeVisible();
  await expect(cards()).toHaveCount(0);
  proxy.spoil(() => 'none');
  await press('Try again');
  await expect.poll(loaded).toBeGreaterThanOrEqual(40);
  spoil(/^\/api\/search$/, { status: 400 });
  await press('Load more results');
  await expect(page.getByRole('button', { name: 'All results have been loaded' })).toBeDisabled();
  expect(await loaded()).toBeGreaterThanOrEqual(40);
});

test('a detail that cannot be had says so beside the results, and can be asked for again [C8.12]', async () => {
  await page.goto(proxy.url + CATALOGUE);
  spoil(/\/search\/detail/, { status: 500 });
  await cards().first().getByRole('heading').getByRole('button').click();
  const panel = page.getByRole('region', { name: 'Publication' });
  await expect(panel).toContainText('there has been an error while searching');
  await expect(cards().first()).toBeVisible();
  await expectAccessible(page);
  proxy.spoil(() => 'none');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel).toContainText('Characteristics');
});

test('acquisitions that cannot be had say so, and searching goes on [C8.11]', async () => {
  spoil(/\/search\/acquisitions/, { status: 500 });
  await page.goto(proxy.url);
  await expect(page.getByText('there was a problem loading the acquisitions')).toBeVisible();
  await expectAccessible(page);
  await searchFor('reading');
  await expect(cards().first()).toBeVisible();
});

test('a part of the catalogue that does not come is asked for again, like a call [C2.40]', async ({
  openAs,
}) => {
  // The portal prefetches nothing before home is rendered.
  const isAcquisitions = (path: string) => path.startsWith('/api/search/acquisitions');
  proxy.spoil((path) => (isAcquisitions(path) ? 'held' : 'none'));
  const home = await openAs(PEOPLE.user, '/', {}, proxy.url);
  const toggle = home.getByRole('button', { name: 'Advanced search' });
  await expect(toggle).toBeVisible();
  proxy.spoil((path) => {
    if (isAcquisitions(path)) return 'held';
    return path.startsWith('/remotes/catalogue/') ? 'cut' : 'none';
  });
  await toggle.click();
  const question = home.getByRole('alertdialog', { name: 'Server could not be reached' });
  await expect(question).toHaveCount(1);
  await expectAccessible(home);
  await home.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(question).toBeVisible();
  proxy.spoil(() => 'none');
  await question.getByRole('button', { name: 'Try again' }).click();
  await expect(home.getByRole('region', { name: 'Advanced search' })).toBeVisible();
  await expect(question).toBeHidden();
  await expect(toggle).toBeFocused();
  await home.keyboard.press('Escape');
  await expect(home.getByRole('region', { name: 'Advanced search' })).toBeHidden();
});

test('a shelf tells what the server says, and what of it cannot be loaded [C2.181 C5.22 C8.13]', async () => {
  const refusal = { status: 409, body: { message: 'There is no room for another bookshelf.' } };
  await page.goto(`${proxy.url}/bookshelf`);
  await expect(page.getByRole('navigation', { name: 'Bookshelves' })).toBeVisible();
  proxy.spoil((path, method) =>
    method === 'POST' && path.startsWith('/api/bookshelf') ? refusal : 'none',
  );
  await press('New bookshelf');
  const dialog = page.getByRole('dialog', { name: 'New bookshelf' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Broken things');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('There is no room for another bookshelf.');
  await expectAccessible(page);
  proxy.spoil(() => 'none');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Broken things' })).toBeVisible();
  const shelf = new URL(page.url()).pathname;

  await page.goto(proxy.url + CATALOGUE);
  await cards().first().getByRole('heading').getByRole('button').click();
  const panel = page.getByRole('region', { name: 'Publication' });
  await panel.getByRole('button', { name: 'Add to shelf' }).click();
  const add = page.getByRole('dialog', { name: 'Add to shelf' });
  await add.getByText('Broken things', { exact: true }).click();
  spoil(/\/api\/bookshelf\/\d+\/add/, { status: 500, body: { message: 'The shelf is locked.' } });
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toContainText('The shelf is locked.');
  proxy.spoil(() => 'none');
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(add).toBeHidden();

  spoil(/\/search\/detail/, { status: 404 });
  await page.goto(proxy.url + shelf);
  await expect(page.getByRole('main').getByText('ERROR', { exact: true })).toBeVisible();
  await expectAccessible(page);
  spoil(/^\/api\/bookshelf\/\d+$/, { status: 500, body: { message: 'Not just now.' } });
  await press('Delete Broken things');
  const question = page.getByRole('alertdialog', { name: 'Delete this bookshelf?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toContainText('Not just now.');
  await page.goto(`${proxy.url}/bookshelf/424242`);
  await expect(page.getByText('the requested bookshelf can not be loaded')).toBeVisible();
  await expectAccessible(page);
  proxy.spoil(() => 'none');
  await page.goto(proxy.url + shelf);
  await press('Delete Broken things');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toBeHidden();
});

test('a way into the catalogue system that leads nowhere closes its tab and says so [C7.12]', async ({
  openAs,
}) => {
  const path = searchPath({ query: BY_NIGHT, queryType: 0, connection: 1 });
  const desk = await openAs(PEOPLE.admin, path, {}, proxy.url);
  const open = desk.getByRole('button', { name: /^Open in the catalogue system/ }).first();
  await expect(open).toBeVisible();
  for (const fault of [
    { status: 200, body: { token: 'once', url: '' } },
    { status: 200, body: { token: '', url: 'https://system.example/' } },
    { status: 500 },
  ]) {
    spoil(/openinbibisactiontoken/, fault);
    const [tab] = await Promise.all([desk.waitForEvent('popup'), open.click()]);
    await expect.poll(() => tab.isClosed()).toBe(true);
    await expect(
      desk.getByText('The catalogue system could not be opened. Try again later.').last(),
    ).toBeVisible();
  }
});

test('a portal that cannot start says whose it is, and tries again [C8.6]', async () => {
  spoil(/^\/api\/search\/moduleinfo/, { status: 500 });
  await page.goto(proxy.url);
  await expect(page.getByText(/^Could not initialise .+/)).toBeVisible();
  await expectAccessible(page);
  proxy.spoil(() => 'none');
  await press('Try again');
  await expect(page.getByRole('searchbox')).toBeVisible();
});
