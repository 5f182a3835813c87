import type { Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { withSettings } from '../../support/settings/client-settings.ts';
import {
  DESK,
  expectNoOverflow,
  searchField as field,
  TELEPHONE,
  WATERLAND,
} from '../../support/shell.ts';
import { HANDBOOK } from '../../support/titles.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Advanced search' });
const row = (page: Page, number: number) => page.getByRole('group', { name: `Row ${number}` });
const acquisitions = (page: Page) => page.getByRole('region', { name: 'New acquisitions' });
const value = (page: Page, number: number) =>
  row(page, number).getByRole('textbox', { name: 'Value' });

test('home shows whose library it is and what is new there, wide and narrow [C2.44 C2.515 C2.46 C2.51 C2.55]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user);
  const name = page.getByRole('heading', { level: 1, name: WATERLAND, exact: true });
  await expect(name).toHaveText(WATERLAND);
  await expect(name.locator('img')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Test', { exact: true })).toBeVisible();
  for (const size of [DESK, TELEPHONE]) {
    await page.setViewportSize(size);
    const news = acquisitions(page);
    const covers = news.getByRole('listitem');
    const next = news.getByRole('button', { name: 'Next acquisitions' });
    const previous = news.getByRole('button', { name: 'Previous acquisitions' });
    await expect(covers).toHaveCount(10);
    const caption = covers.first().locator('button > span');
    const first = (await caption.textContent()) ?? '';
    await expect(news.getByRole('status')).toHaveText(/^1–10 of \d+$/);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(news.getByRole('status')).toHaveText(/^11–20 of \d+$/);
    expect(await caption.textContent()).not.toBe(first);
    await previous.click();
    await expect(caption).toHaveText(first);
    await expectNoOverflow(page);
    await expectAccessible(page);

    // A press opens the detail beside the list; on close the focus returns to the cover.
    const cover = covers.first().getByRole('button');
    await cover.click();
    const name = 'Publication';
    const detail = page.getByRole('region', { name }).or(page.getByRole('dialog', { name }));
    await expect(detail).toContainText(first);
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(detail).toHaveCount(0);
    await expect(cover).toBeFocused();
  }
});

test('the panel opens with the focus and closes with a press outside, Escape, its button and a search [C2.23 C2.48 C2.56 C4.12]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user);
  for (const size of [DESK, TELEPHONE]) {
    await page.setViewportSize(size);
    await field(page).click();
    await expect(panel(page)).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('banner').click({ position: { x: size.width / 2, y: 20 } });
    await expect(panel(page)).toHaveCount(0);
    const button = page.getByRole('button', { name: 'Advanced search' });
    await button.click();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.setViewportSize(DESK);
  await field(page).click();
  await panel(page).getByText('Phrase').click();
  await field(page).fill('  the reading room  ');
  await panel(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search/);
  await expect(panel(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('the reading room');
  expect(new URL(page.url()).searchParams.get('query')).toContain('"\\"the reading room\\""');
  await expect(page.getByRole('heading', { name: HANDBOOK }).first()).toBeVisible();

  // The header's search has the panel too, with the last search in it.
  for (const size of [DESK, TELEPHONE]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Advanced search' }).click();
    await expect(panel(page).getByRole('radio', { name: 'Phrase' })).toBeChecked();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await panel(page).getByRole('button', { name: 'Close' }).click();
  }
});

test('a search of several rows is made, changed and taken back by keyboard alone [C2.47 C2.50 C2.57 C2.60 C2.63]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user);
  const keys = page.keyboard;
  await expect(acquisitions(page).getByRole('listitem').first()).toBeVisible();
  const tabTo = async (target: ReturnType<typeof field>, key = 'Tab') => {
    for (let count = 0; count < 100; count += 1) {
      if (await target.evaluate((element) => element.matches(':focus'))) return;
      await keys.press(key);
    }
    await expect(target).toBeFocused();
  };
  await tabTo(field(page));
  await expect(panel(page)).toBeVisible();
  await keys.type('reading');
  await keys.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('reading');
  await expect(field(page)).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Advanced search' }));
  await keys.press('Enter');
  await expect(panel(page)).toBeVisible();

  // Arrow keys select the scope.
  await tabTo(panel(page).getByRole('radio', { name: 'Metadata' }));
  await keys.press('ArrowRight');
  await keys.press('ArrowRight');
  await expect(panel(page).getByRole('radio', { name: 'All' })).toBeChecked();

  // The demonstration library's default fields are title and authors.
  await tabTo(value(page, 1));
  await keys.type(' reading ');
  await tabTo(panel(page).getByRole('button', { name: 'Add field' }));
  await keys.press('Enter');
  await expect(row(page, 3).getByRole('combobox', { name: 'Relation' })).toBeFocused();
  const name = row(page, 3).getByRole('combobox', { name: 'Field' });
  await tabTo(name);
  await expect(name).toHaveValue('isbn');

  // Escape and Tab close an open select, not the panel.
  const isListOpen = () => name.evaluate((list) => list.matches(':open'));
  for (const key of ['Escape', 'Tab']) {
    await keys.press('Space');
    await expect.poll(isListOpen).toBe(true);
    await keys.press(key);
    await expect.poll(isListOpen).toBe(false);
  }
  await expect(panel(page)).toBeVisible();

  await tabTo(row(page, 2).getByRole('button', { name: 'Remove field' }), 'Shift+Tab');
  await keys.press('Enter');
  await expect(row(page, 3)).toHaveCount(0);
  await expect(row(page, 2).getByRole('button', { name: 'Remove field' })).toBeFocused();
  await keys.press('Shift+Tab');
  await expect(value(page, 2)).toBeFocused();
  await keys.type('978');
  await expect(page.getByRole('button', { name: 'Advanced search (active)' })).toBeVisible();
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: 'Advanced search (active)' })).toBeFocused();
  await keys.press('Enter');
  await tabTo(value(page, 2));
  await keys.press('Enter');

  await expect(page).toHaveURL(/\/search/);
  expect(JSON.parse(new URL(page.url()).searchParams.get('query') ?? '')).toEqual({
    query: 'reading',
    queryType: 2,
    fields: [
      { name: 'title', value: 'reading', mode: 1, operator: 0 },
      { name: 'isbn', value: '978', mode: 1, operator: 0 },
    ],
    sortField: 'score',
    sortOrder: 'desc',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “reading”');

  // From the header: back to a new search.
  await tabTo(field(page));
  await expect(page.getByRole('button', { name: 'Advanced search (active)' })).toBeVisible();
  await tabTo(panel(page).getByRole('button', { name: 'Reset' }));
  await keys.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(panel(page).getByRole('radio', { name: 'Metadata' })).toBeChecked();
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All publications');
  await expect(page.getByRole('button', { name: 'Advanced search', exact: true })).toBeFocused();
});

test('the client decides on logo, defaults and whether the panel stands in the page [C2.45 C2.49 C4.25]', async ({
  openAs,
}) => {
  const administration = await openAs(PEOPLE.admin);
  const settings = {
    changeHomeLogo: false,
    showAdvancedSearchOnHome: true,
    defaultAdvancedSearchFields: ['publisher', 'smell', 'keywords'],
    defaultSearchContext: 'content',
    defaultSearchSortField: 'yearofpublication',
    defaultSearchSortOrder: 'nonsense',
  };
  await withSettings(administration, settings, async () => {
    const page = await openAs(PEOPLE.user);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WATERLAND);
    for (const size of [DESK, TELEPHONE]) {
      await page.setViewportSize(size);
      await expect(panel(page)).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
    await expect(panel(page).getByRole('radio', { name: 'Full text' })).toBeChecked();
    await expect(panel(page).getByRole('group', { name: /^Row/ })).toHaveCount(2);
    await expect(row(page, 1).getByRole('combobox', { name: 'Field' })).toHaveValue('publisher');
    await expect(row(page, 2).getByRole('combobox', { name: 'Field' })).toHaveValue('keywords');
    await expect(panel(page).getByRole('combobox', { name: 'Sort by' })).toHaveValue(
      'yearofpublication',
    );
    await expect(panel(page).getByRole('combobox', { name: 'Order' })).toHaveValue('desc');
    const button = page.getByRole('button', { name: /^Advanced search/ });
    await expect(button).toHaveText('Advanced search');
    await panel(page).getByText('All', { exact: true }).click();
    await expect(button).toHaveText('Advanced search (active)');
    await acquisitions(page).getByRole('heading').click();
    await field(page).press('Escape');
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Reset' }).click();
    await expect(button).toHaveText('Advanced search');
    await button.click();
    await expect(panel(page)).toHaveCount(0);

    // German has the longest words.
    await page.evaluate(() => localStorage.setItem('hl-language', 'de'));
    await page.reload();
    const german = page.getByRole('region', { name: 'Erweiterte Suche' });
    await expect(german).toBeVisible();
    await german.getByRole('button', { name: 'Feld hinzufügen' }).click();
    await expect(german.getByRole('group', { name: /^Zeile/ })).toHaveCount(3);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

test('acquisitions that are slow, fail or are not there say so [C2.52 C2.53 C2.54 C8.11]', async ({
  openAs,
  faultProxy: proxy,
}) => {
  const spoil = (fault: Parameters<typeof proxy.spoil>[0]) =>
    proxy.spoil((path, ...rest) =>
      path.startsWith('/api/search/acquisitions') ? fault(path, ...rest) : 'none',
    );
  spoil(() => 'held');
  const page = await openAs(PEOPLE.user, '/', {}, proxy.url);
  const news = acquisitions(page);
  await expect(news.locator('[aria-busy]')).toContainText('Loading…');
  await expectAccessible(page);
  await page.setViewportSize(TELEPHONE);
  await expectNoOverflow(page);
  await page.setViewportSize(DESK);
  // A slow response delays nothing else.
  await field(page).click();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  spoil(() => ({ status: 500 }));
  const failure = 'there was a problem loading the acquisitions';
  await expect(news).toContainText(failure);
  await expectAccessible(page);
  spoil(() => 'none');
  await news.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(news.getByRole('listitem')).toHaveCount(10);
  await expect(news).not.toContainText(failure);
  await expect(news).toBeFocused();
  spoil(() => ({ status: 200, body: [] }));
  await page.reload();
  await expect(news).toContainText('There are no new acquisitions');
  await expectAccessible(page);
});
