import type { Page } from 'playwright/test';
import { withoutParts } from '../../open-book/without-parts.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { pollNow } from '../../support/poll-now.ts';
import { expect, openDocument, searchPath, test } from '../../support/portal-test.ts';
import {
  DESK,
  hasFocus,
  isOnTop,
  isOutOfReach,
  menuItem,
  openMenu,
  searchField,
  TELEPHONE,
} from '../../support/shell.ts';
import { HANDBOOK } from '../../support/titles.ts';

/* The stacking order of dialogs, and what is usable beneath them. */

/** A dialog by its title, inert or not. */
const anyDialog = (page: Page, name: string) =>
  page
    .getByRole('dialog', { name, includeHidden: true })
    .or(page.getByRole('alertdialog', { name, includeHidden: true }));

test('a dialog stays on top when the panel under it becomes a sheet [C2.32 C2.33]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, searchPath({ query: HANDBOOK, connection: 2 }));
  await page.getByRole('button', { name: HANDBOOK, exact: true }).first().click();
  const docked = page.getByRole('region', { name: 'Publication' });
  const sheet = page.getByRole('dialog', { name: 'Publication', includeHidden: true });
  await expect(docked.getByRole('button', { name: 'Add to shelf' })).toBeVisible();
  const openers = [
    {
      name: 'About Leeszaal',
      open: async () => {
        await openMenu(page);
        await menuItem(page, 'About').click();
      },
    },
    {
      name: 'Add to shelf',
      open: () => docked.getByRole('button', { name: 'Add to shelf' }).click(),
    },
  ];
  for (const { name, open } of openers) {
    await page.setViewportSize(DESK);
    await open();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.setViewportSize(TELEPHONE);
    await expect(sheet).toHaveCount(1);
    await expect.poll(() => isOnTop(dialog)).toBe(true);
    expect([await isOutOfReach(dialog), await isOutOfReach(sheet)]).toEqual([false, true]);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    expect(await hasFocus(dialog)).toBe(true);
    // Escape closes only the topmost one; then the sheet is usable, and the page under it is not.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => isOutOfReach(sheet)).toBe(false);
    expect(await isOutOfReach(page.locator('header').first())).toBe(true);
    // A dialog opened from the sheet is above it, and stays so when the window grows.
    await page.setViewportSize(DESK);
    await expect.poll(() => isOutOfReach(page.locator('header').first())).toBe(false);
  }
  await page.setViewportSize(TELEPHONE);
  await page.getByRole('button', { name: 'Close' }).first().focus();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('messages stand upon each other, and only the topmost can be used [C2.31 C2.32]', async ({
  openAs,
  faultProxy: proxy,
}) => {
  const path = searchPath({ query: 'handbook', connection: 2 });
  const page = await openAs(PEOPLE.user, path, {}, proxy.url);
  proxy.spoil(withoutParts);
  await openDocument(page, HANDBOOK);
  proxy.spoil((path) => (/\/200\.pdf/.test(path) ? { status: 404 } : 'none'));
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('200');
  await page.keyboard.press('Enter');
  const lower = anyDialog(page, 'Could not get page');
  await expect(lower).toBeVisible();
  proxy.spoil((path) => (path.includes('getExpiryTime') ? 'cut' : 'none'));
  await pollNow(page);
  const upper = anyDialog(page, 'Server could not be reached');
  await expect(upper).toBeVisible();
  await expect.poll(() => isOnTop(upper)).toBe(true);
  await expect.poll(() => isOutOfReach(lower)).toBe(true);
  expect(await isOutOfReach(upper)).toBe(false);
  await expectAccessible(page);
  // A dialog that must be acted on ignores Escape and presses outside, and covers the rest.
  await page.keyboard.press('Escape');
  await page.mouse.click(8, 400);
  for (let count = 0; count < 4; count += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(upper)).toBe(true);
  await expect(upper).toHaveCount(1);
  await expect(lower).toHaveCount(1);
  proxy.spoil(() => 'none');
  await upper.getByRole('button', { name: 'Try again' }).click();
  await expect(upper).toHaveCount(0);
  await expect.poll(() => isOutOfReach(lower)).toBe(false);
  await page.keyboard.press('Tab');
  expect(await hasFocus(lower)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(lower).toHaveCount(0);
  // A page that unmounts slowly clears its part of the header at once.
  proxy.spoil((path) => (path.endsWith('/release') ? { delay: 1500 } : 'none'));
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await page.getByRole('button', { name: 'Back to results' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  const title = await page.title();
  expect(title).not.toContain(HANDBOOK);
  await expect(page.getByRole('button', { name: 'Back to results' })).toHaveCount(0);
  await expect(searchField(page.getByRole('banner'))).toHaveCount(1);
  await released;
  await expect(searchField(page.getByRole('banner'))).toHaveCount(1);
  await expect(page).toHaveTitle(title);
});
