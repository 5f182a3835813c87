import type { Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { messagesOf } from '../../support/messages-of.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { DESK, expectNoOverflow, searchField, TELEPHONE } from '../../support/shell.ts';

/* Suggestions of the demonstration: it has books by and about Jane Austen. */

const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const panel = (page: Page) => page.getByRole('region', { name: 'Advanced search' });
const filters = (page: Page) => page.getByRole('list', { name: 'Filters' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });

/** Adds up the results of all searches of a page from now on. */
function countResults(page: Page): () => Promise<number> {
  const totals: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/search')) return;
    totals.push(response.json().then(([entry]: { total?: number }[]) => entry?.total ?? 0));
  });
  return async () => (await Promise.all(totals)).reduce((sum, total) => sum + total, 0);
}

test('suggestions are chosen with the keyboard, and their number is that of the results [C2.300 C2.301 C2.302 C2.304 C2.310 C2.311]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user);
  const field = searchField(page);
  await field.focus();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.type('jane aus');
  const name = list(page).getByRole('group', { name: 'Names' }).getByRole('option').first();
  await expect(name).toHaveText(/^Austen, Jane/);
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toHaveCount(1);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(name).toBeVisible();
  const first = list(page).getByRole('option').first();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await expect(field).toBeFocused();
  while ((await name.getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  const count = Number(/(\d+) results?$/.exec((await name.textContent()) ?? '')?.[1]);
  const found = countResults(page);
  await page.keyboard.press('Enter');
  await expect(filters(page).getByText('Authors: Austen, Jane')).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  expect(count).toBeGreaterThan(0);
  await expect.poll(found).toBe(count);
});

test('the tree of a screen reader names the list, its kinds and its numbers [C2.301 C2.311]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user);
  await searchField(page).fill('austen');
  await expect(list(page)).toBeVisible();
  await expect(page.getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - combobox "Search the catalogue" [expanded] [active]: austen
      - listbox "Suggestions":
        - group "Names":
          - option /Austen, Jane \\d+ results?/
  `);
});

test('by touch, on a telephone and from results too [C2.304 C2.311]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, '/', { hasTouch: true, viewport: TELEPHONE });
  const field = searchField(page);
  await field.tap();
  await field.fill('pride');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await option(page, /^Pride and Prejudice/i)
    .first()
    .tap();
  await expect(filters(page).getByText(/^Title: Pride and Prejudice/i)).toBeVisible();
  await field.fill('austen');
  await expect(option(page, /^Austen, Jane/)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await option(page, /^Austen, Jane/).tap();
  await expect(filters(page).getByText('Authors: Austen, Jane')).toBeVisible();
});

test('own searches stay in the browser until they are cleared, switched off, or the person signs out [C2.305 C2.306 C2.307 C2.308 C2.309]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user);
  await page.setViewportSize(DESK);
  const field = searchField(page);
  const own = () => page.evaluate(() => localStorage.getItem('hl-catalogue-own-searches'));
  await field.fill('night and day');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search/);
  await page.reload();
  await field.fill('');
  await field.press('ArrowDown');
  await expect(option(page, 'night and day')).toBeVisible();
  await expectAccessible(page);
  await option(page, 'Clear my last searches').click();
  await expect(option(page, 'night and day')).toHaveCount(0);
  await field.fill('night');
  await field.press('Enter');
  await expect.poll(own).toContain('night');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL(/\/auth\//);
  expect(await own()).toBeNull();
});

test.describe('in four languages [C2.311]', () => {
  for (const language of ['nl', 'en', 'de', 'fr'] as const) {
    test(`in ${language}`, async ({ openAs }) => {
      const { said } = await messagesOf(language, 'remote-catalogue');
      const page = await openAs(PEOPLE.user);
      await expect(searchField(page)).toBeVisible();
      await page.evaluate((chosen) => localStorage.setItem('hl-language', chosen), language);
      await page.reload();
      await searchField(page).fill('austen');
      const shown = page.getByRole('listbox', { name: said('Suggestions') });
      await expect(shown.getByRole('group', { name: said('Names') })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
