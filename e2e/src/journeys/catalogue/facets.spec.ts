import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';

const CATALOGUE = searchPath({ query: '', queryType: 0, connection: 1 });

test('a range of years, a language and what is readable now, by keyboard, in the address and with Back [C2.433 C2.438 C2.439 C2.440]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, CATALOGUE);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
  await filters.getByRole('checkbox', { name: 'Readable now' }).press('Space');
  const bars = filters
    .getByRole('group', { name: 'Year of publication' })
    .getByRole('button', { name: /\d+ results?$/ });
  const bar = bars.last();
  await bar.press('Enter');
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toBeFocused();
  await expect(filters.getByRole('status')).toHaveText('2 filters will be added');
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('filters.png'), fullPage: true });
  await filters.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(chips).toHaveCount(2);
  await expect(chips.first()).toHaveText('Readable now');
  const [, years = ''] = await chips.allTextContents();
  expect(years).toMatch(/^Year of publication: \d+/);
  await page.reload();
  await expect(chips).toHaveText(['Readable now', years]);
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('narrowed.png') });
  const narrowed = page.url();
  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(chips).toHaveText(['Readable now', years]);
  expect(page.url()).toBe(narrowed);
  const other = await openAs(
    PEOPLE.secondUser,
    new URL(narrowed).pathname + new URL(narrowed).search,
  );
  await expect(other.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveText([
    'Readable now',
    years,
  ]);
});

test('on a telephone the years are bars for a finger, in the sheet of filters [C2.433 C2.440]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, CATALOGUE, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Filter', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const bar = sheet
    .getByRole('group', { name: 'Year of publication' })
    .getByRole('button', { name: /\d+ results?$/ })
    .first();
  await bar.scrollIntoViewIfNeeded();
  const box = await bar.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await bar.tap();
  await expect(bar).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('sheet.png') });
  await sheet.getByRole('button', { name: 'Apply' }).tap();
  await expect(sheet).toBeHidden();
  const chips = page.getByRole('list', { name: 'Filters' }).getByRole('listitem');
  await expect(chips).toHaveText([/^Year of publication: /]);
  await page.screenshot({ path: test.info().outputPath('narrowed.png') });
});

const WAYS = { name: 'Searches that find something' };

test('where nothing is found one message names fewer words with their hits, by keyboard [C2.480 C2.482]', async ({
  openAs,
}) => {
  const query = { query: 'pride xyzzyx austen', queryType: 0, connection: 1 };
  const page = await openAs(PEOPLE.user, searchPath(query));
  const fewer = page
    .getByRole('list', WAYS)
    .getByRole('button', { name: /^“pride austen” without “xyzzyx” 1 result$/ });
  await expect(fewer).toBeVisible();
  await expectAccessible(page);
  await fewer.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pride austen');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect(fewer).toBeVisible();
});

test('on a telephone filters are taken off where nothing is found, and all connections are asked [C2.480 C2.482 C2.483]', async ({
  openAs,
}) => {
  const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const facets = { language: ['nl'], documenttype: ['Book'] };
  const narrowed = { query: 'austen', queryType: 0, connection: 1, facets };
  const page = await openAs(PEOPLE.user, searchPath(narrowed), telephone);
  const way = page
    .getByRole('list', WAYS)
    .getByRole('button', { name: /^Without the filter Language: Dutch \d+ results?$/ });
  await expect(way).toBeVisible();
  await expectAccessible(page);
  await way.tap();
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();
  const all = { query: 'pride kafka xyzzyx', queryType: 0 };
  const other = await openAs(PEOPLE.user, searchPath(all), telephone);
  await expect(other.getByRole('list', WAYS).getByRole('button').first()).toBeVisible();
});
