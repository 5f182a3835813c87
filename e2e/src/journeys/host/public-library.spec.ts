import type { BrowserContextOptions } from 'playwright/test';
import { portalUrl, publicUrl } from '../../portal/portal-address.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import {
  closeDocument,
  expect,
  openDocument,
  searchPath,
  signIn,
  test,
} from '../../support/portal-test.ts';
import { withAccess } from '../../support/settings/connection-access.ts';
import { DESK, menuButton, openMenu, searchField, TELEPHONE } from '../../support/shell.ts';
import { HANDBOOK, HANDBOOK_KEY } from '../../support/titles.ts';
import type { Visits } from '../../support/visits.ts';

/* The library at another host name than the configured one: public, without an account. */

const inPublic = (path = '/') => publicUrl() + path;

async function visit(
  openContext: Visits['openContext'],
  path: string,
  device: BrowserContextOptions = {},
) {
  const context = await openContext(device);
  const page = await context.newPage();
  await page.goto(inPublic(path));
  return page;
}

test('the public library works without an account, and offers nothing that needs one [C1.6 C2.23 C2.26 C3.10 C6.11]', async ({
  openContext,
}) => {
  for (const viewport of [DESK, TELEPHONE]) {
    const page = await visit(openContext, '/', { viewport });
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

    // Another spec covers the other restrictions of visitors, for every role.
    await page.goto(inPublic('/bookshelf/1'));
    await expect(searchField(page)).toBeVisible();
    await expect(page).toHaveURL(inPublic());
    await page.context().close();
  }
});

test('a visitor stays the same over reloads and old tokens, and another one is another person [C1.6 C2.9]', async ({
  openContext,
}) => {
  const page = await visit(
    openContext,
    searchPath({ query: HANDBOOK, queryType: 0, connection: 2 }),
  );
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

  const other = await visit(openContext, page.url().slice(publicUrl().length));
  await expect(other.getByRole('alertdialog', { name: /already in use/ })).toBeVisible();
  expect(await other.evaluate(() => localStorage.getItem('hl-public-subject'))).not.toBe(subject);
  await other.context().close();

  // A refused token is replaced without a login. The next page sets it: the current one may still
  // send requests.
  await page.addInitScript(() => {
    // Not in frames of the page.
    if (self === top) localStorage.setItem('hl-access-token', 'an old one');
  });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // A refusal more than ten seconds later refreshes again, for the same visitor.
  expect(new Set(asked)).toEqual(new Set([subject]));
  await closeDocument(page);
});

test('a visitor who may not read logs in, reads, and logs out again [C2.26 R8.24 S2.70 S2.79]', async ({
  openContext,
  openAs,
}) => {
  const admin = await openAs(PEOPLE.admin);
  await withAccess(admin, { searchedBy: 'anyone', readBy: 'patrons' }, async () => {
    const page = await visit(openContext, `/${HANDBOOK_KEY}`);
    const refused = page.getByRole('alertdialog', { name: 'Log in to read this document' });
    await refused.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/auth\//);
    await signIn(page);
    await expect(page).toHaveURL(/\/reader\//);
    await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
    await closeDocument(page);
    await expect(searchField(page)).toBeVisible();
    await openMenu(page);
    const leaving = page.waitForRequest(/\/auth\/logout/);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await leaving;
    await expect(searchField(page)).toBeVisible();
    await openMenu(page);
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveCount(0);
    await page.context().close();
  });
});

test('the private portal beside it still asks to sign in [C2.9]', async ({ openContext }) => {
  const page = await (await openContext()).newPage();
  await page.goto(portalUrl());
  await page.waitForURL(/\/auth\/application\/[^/]+\/login/);
});
