import type { Browser, BrowserContextOptions } from 'playwright/test';
import { giveBackHere, watchLoans } from '../support/loans.ts';
import { portalUrl, publicUrl } from '../support/portal-address.ts';
import {
  closeDocument,
  expect,
  expectAccessible,
  inEnglish,
  openDocument,
  searchPath,
  test,
} from '../support/portal-test.ts';
import { DESK, HANDBOOK, menuButton, searchField, TELEPHONE } from '../support/shell.ts';

/* The library at another host name than the configured one: open to everybody, without an account. */

const inPublic = (path = '/') => publicUrl() + path;

async function visit(browser: Browser, path: string, device: BrowserContextOptions = {}) {
  const context = await browser.newContext(device);
  await inEnglish(context);
  const page = await context.newPage();
  await page.goto(inPublic(path));
  return page;
}

test('the public library works without an account, and offers nothing that needs one', async ({
  browser,
}) => {
  for (const viewport of [DESK, TELEPHONE]) {
    const page = await visit(browser, '/', { viewport });
    await expect(searchField(page)).toBeVisible();
    const news = page.getByRole('region', { name: 'New acquisitions' });
    await expect(news.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Information', 'Menu']);
    await expectAccessible(page);
    await menuButton(page).press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText([
      'Bibliotheek Waterland',
      /^Language English/,
      'About',
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await searchField(page).fill(HANDBOOK);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toContainText(HANDBOOK);
    await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);
    await page.goto(inPublic(searchPath({ query: HANDBOOK, queryType: 0, connection: 2 })));
    await page.getByRole('button', { name: HANDBOOK, exact: true }).first().click();
    const name = 'Publication';
    const panel = page.getByRole('region', { name }).or(page.getByRole('dialog', { name }));
    await expect(panel).toContainText('Characteristics');
    await expect(page.getByRole('button', { name: /bookshelf/i })).toHaveCount(0);
    await expectAccessible(page);
    await panel.getByRole('button', { name: /^Read/ }).click();
    await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
    await closeDocument(page);

    for (const path of ['/bookshelf', '/bookshelf/1', '/admin', '/shop/basket', '/nope']) {
      await page.goto(inPublic(path));
      await expect(searchField(page)).toBeVisible();
      await expect(page).toHaveURL(inPublic());
    }
    await page.context().close();
  }
});

test('a visitor stays the same over reloads and old tokens, and another one is somebody else', async ({
  browser,
}) => {
  const page = await visit(browser, searchPath({ query: HANDBOOK, queryType: 0, connection: 2 }));
  const loans = watchLoans(page);
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/publictoken')) asked.push(searchParams.get('subject'));
  });
  await openDocument(page, HANDBOOK);
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const subject = await kept('hl-public-subject');
  expect(subject).toMatch(/^[0-9a-f-]{36}$/);
  expect(await kept('hl-refresh-token')).toBeNull();

  const other = await visit(browser, page.url().slice(publicUrl().length));
  await expect(other.getByRole('alertdialog', { name: /already in use/ })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('hl-public-subject'))).not.toBe(subject);
  await other.context().close();

  // A token that is not taken any more is replaced, and nobody is asked to log in.
  await page.evaluate(() => localStorage.setItem('hl-access-token', 'an old one'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(asked).toEqual([subject]);
  await closeDocument(page);
  // With an old token the page could not give back what it left.
  await giveBackHere(page, loans);
  await page.context().close();
});

test('the private portal beside it still asks to sign in', async ({ page }) => {
  await page.goto(portalUrl());
  await page.waitForURL(/\/auth\/application\/[^/]+\/login/);
});
