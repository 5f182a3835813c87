import type { Page } from 'playwright/test';
import { portalUrl } from '../../portal/portal-address.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { closeDocument, expect, signIn, test } from '../../support/portal-test.ts';
import { withSettings } from '../../support/settings/client-settings.ts';
import {
  address,
  DESK,
  expectNoOverflow,
  homeLink,
  menuButton,
  menuItem,
  message,
  openMenu,
  RIJNLAND,
  searchField,
  TELEPHONE,
  WATERLAND,
} from '../../support/shell.ts';
import { HANDBOOK } from '../../support/titles.ts';

/* The shell around every screen: header, user menu, languages. */

const menu = (page: Page) => page.getByRole('menu', { name: 'Menu' });

test('the header has what a person may have, and the home button two meanings [C2.23 C2.25 C2.28 C2.46]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin);
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Test', { exact: true })).toBeVisible();
  const buttons = banner.getByRole('button');
  await expect(buttons).toHaveText(['Information', 'Bookshelves', 'Shopping basket', 'Menu']);
  // On the home page, home itself resets.
  const acquisition = page
    .getByRole('region', { name: 'New acquisitions' })
    .getByRole('listitem')
    .first()
    .getByRole('button');
  await acquisition.click();
  await expect(page.getByRole('region', { name: 'Publication' })).toBeVisible();
  await searchField(page).fill('half a thought');
  await page.getByRole('region', { name: 'Advanced search' }).getByText('Phrase').click();
  await homeLink(page).click();
  await expect(searchField(page)).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Publication' })).toHaveCount(0);
  expect(await address(page)).toBe('/');
  // From elsewhere it leads home, to an empty search.
  await searchField(page).fill('night');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await expect(searchField(banner)).toHaveValue('night');
  await expect(banner.getByText('Test', { exact: true })).toHaveCount(0);
  await homeLink(page).press('Enter');
  await expect(page).toHaveURL(`${portalUrl()}/`);
  await expect(searchField(page)).toHaveValue('');
  await expect(searchField(page.getByRole('banner'))).toHaveCount(0);

  await banner.getByRole('button', { name: 'Shopping basket' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping basket' })).toBeVisible();
  await banner.getByRole('button', { name: 'Bookshelves' }).click();
  await expect(page).toHaveURL(/\/bookshelf/);
  for (const width of [1280, 960, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});

test('the reader has a way back, the title and, on a desk, its search in the header [C2.23 C2.28]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const banner = page.getByRole('banner');
  const inDocument = banner.getByRole('searchbox', { name: 'Search in this document' });
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText(HANDBOOK);
  await expect(page).toHaveTitle(`${HANDBOOK} – Leeszaal`);
  const back = banner.getByRole('button', { name: 'Back to results' });
  // Exactly 960 px is desktop, 959 px is mobile.
  for (const [width, isDesk] of [
    [960, true],
    [959, false],
    [390, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(inDocument).toHaveCount(isDesk ? 1 : 0);
    await expect(back).toBeVisible();
    await expectNoOverflow(page);
  }
  // Without a previous search it leads home, where the field is in the page.
  await closeDocument(page);
  await expect(searchField(banner)).toHaveCount(0);
  await expect(back).toHaveCount(0);
  await expect(page).not.toHaveTitle(new RegExp(HANDBOOK));
});

test('the menu is used by keyboard: who, where, languages, about [C1.2 C1.9 C2.6 C2.26 C2.30 C3.10]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user);
  const keys = page.keyboard;
  await expect(searchField(page)).toBeVisible();
  for (const size of [DESK, TELEPHONE]) {
    await page.setViewportSize(size);
    await menuButton(page).focus();
    await keys.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(page.getByText(PEOPLE.user.name)).toBeVisible();
    await expect(page.getByText(PEOPLE.user.login)).toBeVisible();
    await expect(menu(page).getByRole('menuitem')).toHaveText([
      new RegExp(`^Library ${WATERLAND}`),
      /^Language English/,
      'Bookshelves',
      'About',
      'Change password',
      'Two-factor authentication',
      'Log out',
    ]);
    await expectAccessible(page);
    await keys.press('Home');
    await keys.press('ArrowRight');
    const clients = page.getByRole('menu', { name: 'Library' });
    await expect(clients.getByRole('menuitemradio')).toHaveText([WATERLAND, RIJNLAND]);
    await expect(clients.getByRole('menuitemradio', { checked: true })).toHaveText(WATERLAND);
    await expect(clients).toBeInViewport({ ratio: 1 });
    await keys.press('ArrowLeft');
    await expect(clients).toHaveCount(0);
    await keys.press('ArrowDown');
    await keys.press('ArrowRight');
    const languages = page.getByRole('menu', { name: 'Language' });
    const each = languages.getByRole('menuitemradio');
    await expect(each).toHaveText(['Nederlands', 'English', 'Deutsch', 'Français']);
    await expect(languages.locator('svg[viewBox="0 0 24 16"]')).toHaveCount(4);
    await expect(each.first()).toHaveAttribute('lang', 'nl');
    await expect(languages).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectNoOverflow(page);
    await keys.press('Escape');
    await keys.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();

    await keys.press('Enter');
    await menuItem(page, 'About').press('Enter');
    const about = page.getByRole('dialog', { name: 'About Leeszaal' });
    await expect(about).toContainText(/HL-(127\.0\.0\.1|::1)/);
    await expect(about).toContainText(`© ${new Date().getFullYear()} Leeszaal`);
    await expect(about.locator('svg').last()).toBeVisible();
    await expectAccessible(page);
    await keys.press('Escape');
    await expect(about).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  }
  await openMenu(page);
  await menuItem(page, 'Bookshelves').click();
  await expect(page).toHaveURL(/\/bookshelf/);
});

test('what the menu needs is fetched when it is first opened, and asked for again without a network [C2.41]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const unreachable = message(page, 'Server could not be reached');
  const tryAgain = unreachable.getByRole('button', { name: 'Try again' });
  await page.context().setOffline(true);
  await menuButton(page).click();
  await expect(unreachable).toBeVisible();
  await tryAgain.click();
  await expect(unreachable).toBeVisible();
  await expect(searchField(page)).toHaveCount(1);
  await page.context().setOffline(false);
  await tryAgain.click();
  await expect(menu(page)).toBeVisible();
  // A language used for the first time is fetched as well.
  await page.context().setOffline(true);
  await menuItem(page, /^Language/).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(unreachable).toBeVisible();
  await page.context().setOffline(false);
  await tryAgain.click();
  await expect(page.getByRole('button', { name: 'Étagères' })).toBeVisible();
});

test('the language is the chosen one, else the library’s, else the browser’s, else Dutch [C1.3 C2.20 C3.10 C4.42]', async ({
  openAs,
  openContext,
}) => {
  const administration = await openAs(PEOPLE.admin);
  const context = await openContext({ locale: 'de-AT', hasNoLanguage: true });
  const page = await context.newPage();
  const language = () => page.locator('html').getAttribute('lang');
  const kept = () => page.evaluate(() => localStorage.getItem('hl-language'));
  // Before the library is known the browser's language applies: the login is in German.
  await page.goto(portalUrl());
  await page.waitForURL(/lang=de/);
  await signIn(page);
  await expect.poll(language).toBe('nl');
  await withSettings(administration, { defaultLanguage: 'fr' }, async () => {
    await page.reload();
    await expect.poll(language).toBe('fr');
  });
  await withSettings(administration, { defaultLanguage: null }, async () => {
    await page.reload();
    await expect.poll(language).toBe('de');
  });
  expect(await kept()).toBeNull();
  await page.evaluate(() => localStorage.setItem('hl-language', 'es'));
  await page.reload();
  await expect.poll(language).toBe('nl');

  // The user's choice: at once, without a reload, and from then on.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await searchField(page).fill('half a thought');
  await searchField(page).press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Taal/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(searchField(page)).toHaveValue('half a thought');
  await expect(page.getByRole('button', { name: 'Bookshelves' })).toBeVisible();
  expect([await language(), await kept()]).toEqual(['en', 'en']);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.reload();
  await expect(searchField(page)).toBeVisible();
  expect(await language()).toBe('en');
});

test('a library’s language that is changed holds at once for people who have chosen none [C4.42]', async ({
  openContext,
}) => {
  const context = await openContext({ hasNoLanguage: true, person: PEOPLE.admin });
  const page = await context.newPage();
  await page.goto(`${portalUrl()}/admin`);
  await signIn(page, PEOPLE.admin);
  const choose = async (label: string, language: string) => {
    await page.getByLabel(label).selectOption(language);
    await page
      .locator('main')
      .getByRole('button')
      .filter({ hasText: /^(Opslaan|Save)$/ })
      .click();
  };
  await withSettings(page, { defaultLanguage: 'nl' }, async () => {
    await choose('Standaardtaal', 'en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await choose('Default language', 'nl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });
});
