import { goWithin } from '../../open-book/go-within.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';
import { searchField } from '../../support/shell.ts';

test('home is alive and accessible, and an acquisition opens its detail [C2.116]', {
  tag: '@skew',
}, async ({ openAs }) => {
  const page = await openAs(PEOPLE.user);
  await expect(page.getByRole('heading', { name: 'New acquisitions' })).toBeVisible();
  const first = page
    .getByRole('region', { name: 'New acquisitions' })
    .getByRole('listitem')
    .first()
    .getByRole('button');
  await expect(first).toBeEnabled();
  await expectAccessible(page);
  await first.click();
  await expect(page.getByRole('region', { name: 'Publication' })).toContainText('Characteristics');
  await expectAccessible(page);
});

test('a search survives a reload, shows each module and narrows by facets [C2.87]', {
  tag: '@skew',
}, async ({ openAs }) => {
  const page = await openAs(PEOPLE.user);
  await searchField(page).fill('history');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /Catalogue \d+/ })).toBeVisible();
  await page.reload();
  const tab = page.getByRole('tab', { name: /Catalogue \d+/ });
  await expect(tab).toBeVisible();
  await expect(searchField(page)).toHaveValue('history');
  await tab.click();
  await expectAccessible(page);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox').first().check({ force: true });
  await filters.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('tab', { name: /Catalogue \d+\/\d+/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: /Catalogue \d+\/\d+/ })).toBeVisible();
  await page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('button', { name: 'Reset' })
    .click();
  await expect(page.getByRole('tab', { name: /Catalogue \d+$/ })).toBeVisible();
});

test('everything can be loaded, and then the button says so [C2.74]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, searchPath({ query: '', queryType: 0, connection: 1 }));
  const more = page.getByRole('button', { name: 'Load more results' });
  await expect(more).toBeVisible();
  await more.click();
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    // Only results near the view are rendered; the distance of a wheel event depends on the
    // machine.
    const last = await page.locator('li[aria-posinset]').last().getAttribute('aria-posinset');
    expect(Number(last)).toBeGreaterThan(20);
  }).toPass();
  expect(await page.locator('li[aria-posinset]').count()).toBeLessThan(40);
});

test('the language changes without a reload [C1.4]', { tag: '@skew' }, async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, searchPath({ query: 'history', queryType: 0 }));
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('tab', { name: 'Alle Ergebnisse' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
});

test('an address that is no search says so under a search bar, not with a blank screen', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, '/search?query=%7B');
  await expect(page.getByRole('alert')).toContainText('This link could not be read');
  await expect(searchField(page)).toBeVisible();
  await expectAccessible(page);
  // A long search with chips and without hits is legible and can be undone.
  const fields = [{ name: 'authors', value: 'Nobody', mode: 0, operator: 0 }];
  const facets = { authors: ['Nobody'], yearofpublication: ['1860', '1861'] };
  const query = 'ships and the sea '.repeat(30);
  await goWithin(page, searchPath({ query, fields, connection: 1, facets }));
  // Nothing is offered that finds nothing either.
  await expect(page.getByText('there are no results for this query')).toBeVisible();
  await expect(page.getByText('Looking for other searches…')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(4);
  const more = page.getByRole('button', { name: 'Show more' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 780 });
  await more.click();
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible();
  await expectAccessible(page);
});

test('shop and administration load and show what the server knows', { tag: '@skew' }, async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, '/admin');
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible();
  await expect(page.getByText('Bibliotheek Waterland')).toBeVisible();
  await page.goto(new URL('/shop/basket', page.url()).href);
  await expect(page.getByText('There are no items in your shopping basket.')).toBeVisible();
  await page.goto(new URL('/shop', page.url()).href);
  await page.getByRole('searchbox', { name: 'Find a book to buy' }).fill('a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add to basket' }).first()).toBeVisible();
});
