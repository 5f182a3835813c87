import { portalUrl } from '../../portal/portal-address.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, signIn, test } from '../../support/portal-test.ts';
import {
  isOutOfReach,
  menuItem,
  message,
  openMenu,
  RIJNLAND,
  searchField,
  WATERLAND,
} from '../../support/shell.ts';

/* The library and the session, in one tab and in several. */

test('another library is chosen from the menu: everything of the former is gone [C1.2 C2.22 C2.26 C2.30 C3.12 C4.45 C8.7]', async ({
  openContext,
  faultProxy: proxy,
}) => {
  const context = await openContext({ hasNoLanguage: true });
  const page = await context.newPage();
  await page.goto(proxy.url + searchPath({ query: 'library', queryType: 0, connection: 3 }));
  await signIn(page);
  await expect(page.getByRole('tab', { name: /^Boekwinkel/ })).toBeVisible();
  const bookshop = page.getByRole('tab', { name: /^Bookshop/ });
  const other = await context.newPage();
  await other.goto(proxy.url);
  await expect(other.getByRole('heading', { level: 1, name: WATERLAND })).toBeVisible();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: WATERLAND }).press('ArrowRight');
    await page.getByRole('menuitemradio', { name }).press('Enter');
  };
  await page.evaluate(() => localStorage.setItem('hl-language', 'en'));
  // Until the library has opened the user can only wait.
  proxy.spoil((path) => (path === '/api/client' ? 'held' : 'none'));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Opening the library…')).toBeAttached();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectAccessible(page);
  proxy.spoil(() => 'none');
  await expect(bookshop).toBeVisible();
  // A falsy answer is a refusal. The message closes by its button, by Escape or by a press outside.
  const failed = message(page, 'Could not switch client');
  const close = [
    () => failed.getByRole('button', { name: 'Close' }).last().click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(10, 790),
    () => failed.getByRole('button', { name: 'Close' }).first().press('Enter'),
  ];
  const noes = [
    { status: 200, body: false },
    { status: 204 },
    { status: 500 },
    { status: 200, body: null },
  ] as const;
  for (const [index, no] of noes.entries()) {
    proxy.spoil((path) => (path === '/api/client/switch' ? no : 'none'));
    await choose(RIJNLAND);
    await expect(failed).toContainText(
      'Something went wrong while switching client, please try again later',
    );
    if (index === 0) await expectAccessible(page);
    await close[index]?.();
    await expect(failed).toHaveCount(0);
    await expect(bookshop).toBeVisible();
  }
  // While it is slow nothing else can be done.
  proxy.spoil((path) => (path === '/api/client/switch' ? 'held' : 'none'));
  await choose(RIJNLAND);
  await expect(page.getByText('Switching library…')).toBeAttached();
  expect(await isOutOfReach(page.locator('#main'))).toBe(true);
  await page.evaluate(() => localStorage.removeItem('hl-language'));
  proxy.spoil(() => 'none');
  await expect(page.getByRole('heading', { level: 1, name: RIJNLAND })).toBeVisible();
  await expect(page).toHaveURL(`${proxy.url}/`);
  // This library's language is English. The other tab has switched too.
  for (const each of [page, other]) {
    await expect(each.locator('html')).toHaveAttribute('lang', 'en');
    await expect(each.getByRole('heading', { level: 1, name: RIJNLAND })).toBeVisible();
  }
  // The new library's modules are present; the old ones and the last search are gone.
  await page.goto(`${proxy.url}/search`);
  await expect(page).toHaveURL(`${proxy.url}/`);
  await searchField(page).fill('library');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab')).toHaveText([/^All/, /^Digital library/, /^Catalogue/]);
  await expect(bookshop).toHaveCount(0);
});

test('who logs out in one tab is logged out in all, and who comes next finds nothing [C2.23 C2.26 C4.39 C4.48]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, searchPath({ query: '', connection: 3 }));
  const add = page.getByRole('button', { name: /^Add to basket/ }).first();
  await add.click();
  const basket = page.getByRole('button', { name: /^Shopping basket/ });
  await expect(basket).toContainText('1');
  const other = await page.context().newPage();
  await other.goto(`${portalUrl()}/search`);
  await expect(searchField(other)).toBeVisible();
  await openMenu(other);
  await menuItem(other, 'Log out').click();
  await other.waitForURL(/\/auth\/.*login/);
  await page.waitForURL(/\/auth\/.*login/);
  await signIn(page, PEOPLE.superadmin);
  await expect(basket).toHaveText('Shopping basket');
  await page.goto(`${portalUrl()}/search`);
  await expect(page).toHaveURL(`${portalUrl()}/`);
  // Both tabs have the same user: each keeps what the other does.
  await other.goto(portalUrl());
  await expect(searchField(other)).toBeVisible();
});
