import type { Page, Request } from 'playwright/test';
import { portalUrl } from '../../portal/portal-address.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { mintConfigObject } from '../../support/config-object.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, signIn, test } from '../../support/portal-test.ts';
import {
  address,
  DESK,
  expectNoOverflow,
  menuButton,
  menuItem,
  message,
  openMenu,
  searchField,
  TELEPHONE,
} from '../../support/shell.ts';
import { HANDBOOK, HANDBOOK_KEY } from '../../support/titles.ts';

/* The first navigation: parameters of the address, sign-in, and the page it leads to. */

const tokensOf = (page: Page) =>
  page.evaluate(() => ({
    accessToken: localStorage.getItem('hl-access-token') ?? '',
    refreshToken: localStorage.getItem('hl-refresh-token') ?? '',
  }));

test('tokens in the address are kept, and gone from it before anything is asked with them [C2.13 C3.13]', async ({
  openAs,
  openContext,
}) => {
  const somewhere = await openAs(PEOPLE.user);
  await expect(menuButton(somewhere)).toBeVisible();
  const tokens = await tokensOf(somewhere);
  const page = await (await openContext()).newPage();
  const seen: Request[] = [];
  page.on('request', (request) => seen.push(request));
  const query = JSON.stringify({ query: HANDBOOK, queryType: 0 });
  await page.goto(`${portalUrl()}/search?${new URLSearchParams({ query, ...tokens })}#main`);
  await expect(page.getByRole('article').first()).toContainText(HANDBOOK);
  expect(await address(page)).toBe(`/search?${new URLSearchParams({ query })}#main`);
  expect(await tokensOf(page)).toEqual(tokens);
  const [first, ...others] = seen;
  expect(first?.url()).toContain(tokens.accessToken);
  const telling = others.filter((request) =>
    [request.url(), request.headers()['referer'] ?? ''].some((text) =>
      Object.values(tokens).some((token) => text.includes(token)),
    ),
  );
  expect(telling.map((request) => request.url())).toEqual([]);
  // Neither Back nor the history contains them.
  expect(await page.evaluate(() => history.length)).toBe(2);
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText(HANDBOOK);

  // The tokens of another account, in a second tab: no session changes before the user answers.
  const stranger = await openAs(PEOPLE.secondUser);
  await expect(menuButton(stranger)).toBeVisible();
  const theirs = await tokensOf(stranger);
  const other = await page.context().newPage();
  const arrive = () => other.goto(`${portalUrl()}/search?${new URLSearchParams(theirs)}`);
  const question = message(other, 'This link is for another account');
  const answer = (name: RegExp) => question.getByRole('button', { name });
  await arrive();
  await expect(question).toContainText(PEOPLE.user.name);
  await expect(question).toContainText(PEOPLE.secondUser.name);
  expect(await address(other)).not.toContain('Token');
  expect((await tokensOf(page)).refreshToken).toBe(tokens.refreshToken);
  await answer(/^Stay logged in as/).press('Enter');
  await expect(searchField(other)).toBeVisible();
  for (const tab of [page, other]) {
    await tab.reload();
    await openMenu(tab);
    await expect(tab.getByText(PEOPLE.user.name)).toBeVisible();
    await tab.keyboard.press('Escape');
  }
  await arrive();
  await answer(/^Switch to/).click();
  await expect(searchField(other)).toBeVisible();
  await expect(page).toHaveURL(`${portalUrl()}/`);
  for (const tab of [other, page]) {
    await openMenu(tab);
    await expect(tab.getByText(PEOPLE.secondUser.name)).toBeVisible();
  }
});

test('a config object lets in, with the document it is for, and says when it does not any more [C2.11 C2.12 C2.14 C2.20 C2.23 C2.26 C4.39]', async ({
  openContext,
}) => {
  const [once, guests] = [
    await mintConfigObject({ login: PEOPLE.secondUser.login, uses: 1 }),
    await mintConfigObject(),
  ];
  const context = await openContext();
  const page = await context.newPage();
  const link = `/?${new URLSearchParams({ configObject: once, openDocument: HANDBOOK })}`;
  await page.goto(portalUrl() + link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(HANDBOOK);
  const { searchParams, pathname } = new URL(page.url());
  expect([pathname, [...searchParams.keys()]]).toEqual(['/search', ['query']]);
  expect(JSON.parse(searchParams.get('query') ?? '')).toEqual({
    query: `"${HANDBOOK}"`,
    queryType: 0,
  });
  await openMenu(page);
  await expect(page.getByText(PEOPLE.secondUser.name)).toBeVisible();
  await page.keyboard.press('Escape');

  // A link of another account opens in a second tab: the session stays until the user has chosen.
  const mine = await tokensOf(page);
  const other = await context.newPage();
  const way = `/search?${new URLSearchParams({ configObject: guests })}`;
  const question = message(other, 'This link is for another account');
  const answer = (name: RegExp) => question.getByRole('button', { name });
  await other.goto(portalUrl() + way);
  await expect(question).toContainText(PEOPLE.secondUser.name);
  await expect(question).toContainText(/visitor \(/);
  await expectAccessible(other);
  expect(await address(other)).toBe('/');
  await other.keyboard.press('Escape');
  expect(await tokensOf(page)).toEqual(mine);
  await answer(/^Stay logged in as/).press('Enter');
  await expect(searchField(other)).toBeVisible();
  expect(await address(other)).toBe('/');
  expect((await tokensOf(page)).refreshToken).toBe(mine.refreshToken);
  await openMenu(other);
  await expect(other.getByText(PEOPLE.secondUser.name)).toBeVisible();
  await other.keyboard.press('Escape');

  // After a switch the other tab does not continue with the old session either.
  await expect(page).toHaveURL(/\/search\?/);
  await other.goto(portalUrl() + way);
  await answer(/^Switch to/).click();
  await expect(searchField(other)).toBeVisible();
  await expect(page).toHaveURL(`${portalUrl()}/`);
  for (const guest of [other, page]) {
    await expect(menuButton(guest)).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Bookshelves' })).toHaveCount(0);
    await openMenu(guest);
    await expect(guest.getByText(PEOPLE.secondUser.name)).toHaveCount(0);
    await expect(menuItem(guest, 'Log out')).toBeVisible();
    await guest.keyboard.press('Escape');
  }
  // Nor does it find their last search.
  await page.goto(`${portalUrl()}/search`);
  await expect(page).toHaveURL(`${portalUrl()}/`);

  const stranger = await (await openContext({ viewport: TELEPHONE })).newPage();
  await stranger.goto(portalUrl() + link);
  const refused = message(stranger, 'This link is no longer valid');
  await expect(refused).toBeVisible();
  await expectAccessible(stranger);
  await refused.getByRole('button', { name: 'Continue' }).press('Enter');
  await stranger.waitForURL(/\/auth\/.*login/);
  // The target is kept: an account holder reaches it after signing in.
  await signIn(stranger, PEOPLE.user);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText(HANDBOOK);
});

test('a stranger is asked to sign in, for the document they wanted, and gets to it [C2.5 C2.17 C4.44 C6.2 R2.1 R2.3 R2.156 R4.11 R6.1]', async ({
  openContext,
}) => {
  const page = await (await openContext()).newPage();
  const asked = async (path: string) => {
    await page.goto(portalUrl() + path);
    await page.waitForURL(/\/auth\/application\/[^/]+\/login/);
    const { searchParams } = new URL(page.url());
    const redirect = searchParams.get('redirect') ?? '';
    return {
      to: redirect.slice(portalUrl().length),
      pubKey: searchParams.get('pubKey'),
      docKey: searchParams.get('docKey'),
      lang: searchParams.get('lang'),
    };
  };
  const nothing = { pubKey: null, docKey: null, lang: 'en' };
  expect(await asked('/admin')).toEqual({ ...nothing, to: '/admin' });
  expect(await asked('/search?query=%7B%7D&x=a%20b#c')).toEqual({
    ...nothing,
    to: '/search?query=%7B%7D&x=a%20b#c',
  });
  const key = 'a document/1';
  const reader = `/reader/${encodeURIComponent(key)}`;
  for (const path of [
    reader,
    `/document/${encodeURIComponent(key)}`,
    `/document/open?docKey=${encodeURIComponent(key)}`,
  ]) {
    expect(await asked(path)).toEqual({ ...nothing, to: reader, docKey: key });
  }
  expect(await asked('/document/open?x=1')).toEqual({ ...nothing, to: '/' });
  for (const path of [`/document/open/?pubKey=${HANDBOOK_KEY}`, `/${HANDBOOK_KEY}`]) {
    expect(await asked(path)).toEqual({
      ...nothing,
      to: `/${HANDBOOK_KEY}`,
      pubKey: HANDBOOK_KEY,
    });
  }
  await signIn(page);
  await expect(page).toHaveURL(/\/reader\//);
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();

  // The loan is released before the session ends.
  const order: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/release$|^\/auth\/logout$/.test(pathname)) order.push(pathname.replace(/.*\//, ''));
  });
  await openMenu(page);
  await menuItem(page, 'Log out').click();
  await page.waitForURL(/\/auth\/.*login/);
  expect(order).toEqual(['release', 'logout', 'logout']);
  expect(await tokensOf(page)).toEqual({ accessToken: '', refreshToken: '' });
});

test('an unknown address leads home and says so, a forbidden one leads home [C2.3 C2.4 C2.7 C2.18 C2.21 C5.23]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, '/nope/at/all?x=1');
  const note = page.getByText('This page does not exist');
  await expect(note).toBeVisible();
  expect(await address(page)).toBe('/');
  await expectAccessible(page);
  for (const path of ['/bookshelf/abc', '/pub-', '/document/open/more', '/%']) {
    await page.goto(portalUrl() + path);
    await expect(note).toBeVisible();
    expect(await address(page)).toBe('/');
  }
  // Another spec covers the other forbidden addresses for every role.
  await page.goto(`${portalUrl()}/admin`);
  await expect(searchField(page)).toBeVisible();
  expect(await address(page)).toBe('/');
  await expect(note).toHaveCount(0);
  // Both forms of a results link; the shop's short address; results without a search.
  await page.goto(portalUrl() + searchPath({ query: HANDBOOK, queryType: 0, connection: 2 }));
  await expect(page.getByRole('article').first()).toContainText(HANDBOOK);
  const whole = {
    query: 'library',
    queryType: 2,
    fields: [{ name: 'title', value: 'night', mode: 1, operator: 0 }],
    sortField: 'title',
    sortOrder: 'asc',
    module: 1,
    connection: 1,
    facets: { language: [] },
  };
  await page.goto(portalUrl() + searchPath({ ...whole, facets: undefined }));
  await expect(page.getByRole('article').first()).toContainText('The Library at Night');
  await page.goto(`${portalUrl()}/shop`);
  await expect(page.getByRole('tab', { name: /Bookshop/, selected: true })).toBeVisible();
});

test('an account without a role is told so, and is not held fast there [C4.41]', async ({
  openContext,
}) => {
  const page = await (await openContext()).newPage();
  await page.goto(portalUrl());
  // Sign-in redirects to the sign-in page.
  await page.locator('input[name="login"]').fill('norole@demo.example');
  await page.locator('input[type="password"]').fill('norole-leeszaal');
  await page.locator('button[type="submit"]').click();
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await signIn(page, PEOPLE.user);
  await expect(searchField(page)).toBeVisible();
});

test('the hand-off screen forwards a token to the provider, or says that there is none [C8.16 R2.1 R2.3 R2.159 R2.160 R7.10 R8.18]', async ({
  openContext,
  faultProxy: proxy,
}) => {
  const page = await (await openContext()).newPage();
  await page.goto(`${proxy.url}/sso`);
  const missing = page.getByRole('alert');
  await expect(missing).toHaveText(/A problem occurred while authenticating: Token missing/);
  for (const size of [DESK, TELEPHONE]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  // A provider that answers without a page: a link remains until it answers.
  proxy.spoil((path) => (path.startsWith('/auth/?') ? { status: 204 } : 'none'));
  const asked = page.waitForRequest(/\/auth\/\?/);
  await page.goto(`${proxy.url}/sso?a.b+c%2Fd%20e&redirect=x=`);
  const byHand = page.getByRole('link', { name: 'Click here' });
  await expect(byHand).toBeVisible();
  const target = new URL((await asked).url());
  expect(target.pathname).toBe('/auth/');
  expect([...target.searchParams]).toEqual([['token', 'a.b+c/d e&redirect=x=']]);
  expect(await byHand.getAttribute('href')).toBe(target.href);
  await expectAccessible(page);
  proxy.spoil(() => 'none');
  await page.goto(`${proxy.url}/sso?${await mintConfigObject({ uses: 1 })}`);
  await expect(searchField(page)).toBeVisible();
  expect(await address(page)).toBe('/');
});
