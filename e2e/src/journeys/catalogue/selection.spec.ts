import type { Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { closeDocument, expect, searchPath, test } from '../../support/portal-test.ts';
import { isOnTop, searchField, TELEPHONE } from '../../support/shell.ts';

const CATALOGUE = searchPath({ query: '', queryType: 0, connection: 1 });

/** Ticks the first results of the page; resolves to their titles. */
async function tick(page: Page, count: number): Promise<string[]> {
  const titles: string[] = [];
  for (const card of (await page.getByRole('article').all()).slice(0, count)) {
    titles.push((await card.getByRole('heading').textContent()) ?? '');
    await card.getByRole('checkbox').press('Space');
  }
  return titles;
}

async function deleteShelf(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
}

test('ticked results go onto a shelf together, by keyboard, and lose their ticks [C2.80 C2.84 C4.34]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.secondUser, CATALOGUE);
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const titles = await tick(page, 3);
  await expect(bar.getByRole('status')).toHaveText('3 results selected');
  // The buttons of a facet are above the bar, not behind it.
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox').first().press('Space');
  const apply = filters.getByRole('button', { name: 'Apply', exact: true });
  await expect(apply).toBeVisible();
  expect(await isOnTop(apply)).toBe(true);
  await expectAccessible(page);
  await filters.getByRole('button', { name: 'Cancel' }).press('Enter');

  // The selection survives opening and closing the reader.
  const read = page.getByRole('button', { name: /^Read / }).first();
  await read.press('Enter');
  await expect(page).toHaveURL(/\/reader\//);
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
  await closeDocument(page);
  await expect(bar.getByRole('status')).toHaveText('3 results selected');
  await page.getByRole('tab', { name: 'All results' }).click();
  await expect(bar.getByRole('status')).toHaveText('3 results selected');

  await bar.getByRole('button', { name: 'Add selection to shelf' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add to shelf' });
  await dialog.getByText('New bookshelf').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ticked');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bar.getByRole('status')).toHaveText('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  // The focus stays in the page's main part.
  expect(
    await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)),
  ).toBe(true);

  await page.goto(new URL('/bookshelf', page.url()).href);
  await page.getByRole('link', { name: 'Ticked' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Remove from shelf' })).toHaveCount(3);
  for (const title of titles) await expect(main).toContainText(title);
  await deleteShelf(page, 'Ticked');
});

test('a new search takes the ticks off, and a button does [C2.82]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.secondUser, CATALOGUE);
  const status = page.getByRole('region', { name: 'Selection' }).getByRole('status');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tick(page, 1);
  await expect(status).toHaveText('1 result selected');
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(status).toHaveText('');
  await tick(page, 1);
  await searchField(page).fill('history');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('history');
  await expect(status).toHaveText('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('what could not be added stays ticked, is named, and can be tried again [C4.34]', async ({
  openAs,
  faultProxy: proxy,
}) => {
  const telephone = { viewport: TELEPHONE };
  const page = await openAs(PEOPLE.secondUser, CATALOGUE, telephone, proxy.url);
  await expect(page.getByRole('article').first()).toBeVisible();
  const [first = '', second = '', third = ''] = await tick(page, 3);
  let asked = 0;
  proxy.spoil((path) => {
    if (!/\/api\/bookshelf\/\d+\/add$/.test(path)) return 'none';
    asked += 1;
    return asked === 2 ? { status: 409, body: { message: 'The shelf is full today' } } : 'none';
  });
  await page.getByRole('button', { name: 'Add selection to shelf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to shelf' });
  await dialog.getByText('New bookshelf').click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Half');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toContainText('1 item could not be added:');
  await expect(dialog).toContainText('The shelf is full today');
  await expect(dialog.getByRole('listitem')).toHaveText([second]);
  expect([first, third]).not.toContain(second);
  await expectAccessible(page);
  expect(asked).toBe(3);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(asked).toBe(4);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.goto(`${proxy.url}/bookshelf`);
  // The retry created no second shelf.
  await expect(page.getByRole('button', { name: 'Delete Half' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Half' }).click();
  await expect(page.getByRole('button', { name: 'Remove from shelf' })).toHaveCount(3);
  await deleteShelf(page, 'Half');
});

test('a person without shelves has no boxes [C2.79]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.anonymous, CATALOGUE);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').getByRole('checkbox')).toHaveCount(0);
});
