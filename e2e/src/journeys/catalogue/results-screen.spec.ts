import type { Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { homeLink, isOnTop, menuButton, searchField } from '../../support/shell.ts';

const CATALOGUE = searchPath({ query: '', queryType: 0, connection: 1 });
const loaded = async (page: Page) =>
  Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));

const endlessAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName),
  );

test('scrolling near the bottom loads more until everything is there [C2.74 C2.75 C9.3 C9.5]', async ({
  openAs,
}) => {
  const page = await openAs(
    PEOPLE.user,
    searchPath({ query: '', queryType: 0, connection: 3, sortField: 'title', sortOrder: 'asc' }),
  );
  const end = page.getByRole('button', { name: 'All results have been loaded' });
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await loaded(page)).toBe(20);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(end).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(end).toBeDisabled();
  const tab = await page.getByRole('tab', { selected: true }).textContent();
  expect(tab).toContain(String(await loaded(page)));
  // Only results near the view are rendered, however many are loaded.
  expect(await page.getByRole('article').count()).toBeLessThan(30);
  await expectAccessible(page);
});

test('covers that wait to be scrolled to move nothing without end', async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, searchPath({ query: 'reading', queryType: 0 }));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('article [data-pending]').last()).not.toBeInViewport();
  await expect.poll(() => endlessAnimations(page)).toEqual([]);
});

test('a link to a search is copied, and opens it for another person [C2.78]', async ({
  openAs,
}) => {
  const page = await openAs(
    PEOPLE.user,
    searchPath({
      query: 'history',
      queryType: 0,
      connection: 1,
      facets: { authors: ['Smith, William'] },
    }),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a link to this search' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openAs(PEOPLE.secondUser, new URL(link).pathname + new URL(link).search);
  await expect(searchField(other)).toHaveValue('history');
  await expect(
    other.getByRole('list', { name: 'Filters' }).getByText('Authors: Smith, William'),
  ).toBeVisible();
});

test('the results by keyboard alone: tabs, a facet, a tile, its detail and back [C2.72]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, searchPath({ query: 'history', queryType: 0 }));
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('tab', { name: 'All results' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Catalogue/, selected: true })).toBeFocused();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const before = await page.getByRole('tab', { selected: true }).textContent();
  await filters.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  await filters.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { selected: true })).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Tiles' }).press('Enter');
  await expect(page.locator('article[data-display="tiles"]').first()).toBeVisible();
  const title = page.getByRole('article').first().getByRole('heading').getByRole('button');
  await title.press('Enter');
  const panel = page.getByRole('region', { name: 'Publication' });
  await expect(panel).toContainText('Characteristics');
  await expect.poll(() => panel.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(title).toBeFocused();
  await page.reload();
  // The display mode is kept.
  await expect(page.locator('article[data-display="tiles"]').first()).toBeVisible();
});

test('on a small screen filters are a sheet, and the open tab is in sight [C2.29]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, CATALOGUE, { viewport: { width: 390, height: 844 } });
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('checkbox').first()).toBeAttached();
  await expectAccessible(page);
  await sheet.getByRole('listitem').first().getByText(/\S/).first().click();
  await expect(sheet.getByRole('status')).toHaveText('1 filter will be added');
  await sheet.getByRole('button', { name: 'Apply' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('tab', { name: /Bookshop/ }).click();
  // A row scrolls by whole pixels, and a tab may end within one.
  const whole = { ratio: 0.99 };
  await expect(page.getByRole('tab', { name: /Bookshop/ })).toBeInViewport(whole);
  await page.reload();
  const chosen = page.getByRole('tab', { name: /Bookshop/, selected: true });
  await expect(chosen).toBeInViewport(whole);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  await expectAccessible(page);
});

test('the opened detail leaves room for words in a small window, and closes with a new search [C2.73]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, CATALOGUE);
  const title = page.getByRole('article').first().getByRole('heading');
  await title.getByRole('button').click();
  await expect(page.getByRole('region', { name: 'Publication' })).toBeVisible();
  await page.setViewportSize({ width: 960, height: 800 });
  const room = async () => (await title.boundingBox())?.width ?? 0;
  await expect.poll(room).toBeGreaterThan(200);
  await searchField(page).fill('history');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('history');
  await expect(page.getByRole('region', { name: 'Publication' })).toHaveCount(0);
});

test('the search field leaves room for the name and the buttons beside it', async ({ openAs }) => {
  const page = await openAs(PEOPLE.admin, CATALOGUE);
  const beside = [
    homeLink(page),
    page.getByRole('button', { name: 'Information', exact: true }),
    page.getByRole('button', { name: 'Bookshelves' }),
    menuButton(page),
  ];
  const areOnTop = async () => Promise.all(beside.map(isOnTop));
  await expect(page.getByRole('article').first()).toBeVisible();
  // In the narrowest desktop window, and with text at twice its size.
  await page.setViewportSize({ width: 960, height: 800 });
  await expect.poll(areOnTop).toEqual(beside.map(() => true));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(areOnTop).toEqual(beside.map(() => true));
  const field = searchField(page);
  const width = () => field.evaluate((one) => one.getBoundingClientRect().width);
  expect(await width()).toBeGreaterThan(120);
});
