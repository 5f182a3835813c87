import type { Page } from 'playwright/test';
import { goWithin } from '../../open-book/go-within.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { MINUTES } from '../../support/minutes.ts';
import { PEOPLE } from '../../support/people.ts';
import { closeDocument, expect, searchPath, test } from '../../support/portal-test.ts';
import { searchField } from '../../support/shell.ts';

/**
 * Waits until the scroll offset has not changed for ten frames: a wheel event scrolls for a while.
 */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let place = Number.NaN;
    for (let frames = 0; frames < 10; frames = window.scrollY === place ? frames + 1 : 0) {
      place = window.scrollY;
      await new Promise(requestAnimationFrame);
    }
  });

const CATALOGUE = { query: '', queryType: 0, connection: 1 };

test('back from the reader finds the loaded pages, the place and the focus again [C2.84 C2.86]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, searchPath(CATALOGUE));
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.getByRole('button', { name: 'Load more results' }).click();
  // The press may scroll near the bottom, which loads one more page.
  await expect(page.locator('[aria-setsize]:not([aria-setsize="20"])').first()).toBeVisible();
  const read = page.getByRole('button', { name: /^Read / });
  // Scrolls far down until there is a readable result: most are on paper only, and where the press has led to depends
  // on the machine.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await untilStill(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2500);
    expect(await read.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [0], timeout: MINUTES });
  await expect(read.first()).toBeVisible();
  // A press scrolls its button into view.
  const name = (await read.first().getAttribute('aria-label')) ?? '';
  const chosen = page.getByRole('button', { name, exact: true }).first();
  await chosen.scrollIntoViewIfNeeded();
  await untilStill(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  await chosen.click();
  await expect(page).toHaveURL(/\/reader\//);
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
  await closeDocument(page);
  await expect(page.locator('[aria-setsize]').first()).toBeVisible();
  expect(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize')).not.toBe('20');
  const moved = () => page.evaluate((from) => Math.abs(window.scrollY - from), scrolled);
  await expect.poll(moved).toBeLessThan(8);
  await expect(page.locator('article button:focus')).toHaveCount(1);
  // Home starts at its top. Back from it leads to the same place, and so does a reload. Cards that
  // are measured again move the page by a few of their heights at most.
  const isThere = async () =>
    (await page.evaluate(() => window.scrollY)) > scrolled / 2 &&
    (await page.locator('[aria-setsize]').first().getAttribute('aria-setsize')) !== '20';
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'New acquisitions' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(isThere).toBe(true);
  await page.reload();
  await expect(page.locator('[aria-setsize]').first()).toBeVisible();
  await expect.poll(isThere).toBe(true);
});

test('facets wait for Apply, say what will change, and can be taken off one by one [C2.67 C2.76 C2.90 C2.106]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, searchPath(CATALOGUE));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('checkbox').first()).toBeAttached();
  const [first, second] = await filters.getByRole('listitem').all();
  await first?.getByText(/\S/).first().click();
  await expect(filters.getByRole('status')).toHaveText('1 filter will be added');
  await second?.getByText(/\S/).first().click();
  await expect(filters.getByRole('status')).toHaveText('2 filters will be added');
  await filters.getByRole('button', { name: 'Cancel' }).click();
  await expect(filters.getByRole('status')).toHaveText('');
  await first?.getByText(/\S/).first().click();
  await filters.getByRole('button', { name: 'Apply' }).click();
  const chips = page.getByRole('list', { name: 'Filters' });
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('tab', { selected: true })).toContainText(/\d+\/\d+/);
  await expect(page.getByText(/^\d+ of \d+ results/)).toBeVisible();
  await expectAccessible(page);
  await chips.getByRole('button', { name: /^Remove: / }).click();
  await expect(chips).toHaveCount(0);
  await expect(page.getByRole('tab', { selected: true })).not.toContainText('/');
});

test('a query in the address that makes no sense leads to a screen all the same [C2.95]', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.user, searchPath(CATALOGUE));
  await expect(page.getByRole('article').first()).toBeVisible();
  const senseless = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '42',
    '{}',
    '{"query":null}',
    '{"query":1}',
    '{"query":"a","queryType":3}',
    '{"query":"a","queryType":-1}',
    '{"query":"a","queryType":"0"}',
    '{"query":"a","fields":{}}',
    '{"query":"a","fields":[{"name":"","value":"x","mode":0,"operator":0}]}',
    '{"query":"a","fields":[{"name":"title","value":"x","mode":9,"operator":0}]}',
    '{"query":"a","sortField":"title"}',
    '{"query":"a","sortField":"title","sortOrder":"up"}',
    '{"query":"a","module":-1}',
    '{"query":"a","connection":1.5}',
    '{"query":"a","connection":999}',
    '{"query":"a","facets":{"authors":["x"]}}',
    '{"query":"a","connection":1,"facets":{"":["x"]}}',
    '{"query":"a","connection":1,"facets":{"authors":[""]}}',
    '{"query":"a","connection":1,"facets":{"authors":"x"}}',
    '{"query":"a","connection":1,"facets":{"nothing":["x"]}}',
    `{"query":"${'x'.repeat(3000)}"}`,
    '{"query":"<img src=x onerror=alert(1)>"}',
    '{"query":"%00\\u0000"}',
    '{"query":"\\ud800"}',
    '{"__proto__":{"query":"a"}}',
  ];
  for (const query of senseless) {
    await goWithin(page, `/search?${new URLSearchParams({ query })}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('stopped unexpectedly')).toHaveCount(0);
  }
});

test('a module that fails says so and is asked again alone, and a slow one holds up no other [C2.69 C2.71 C8.5]', async ({
  openAs,
  faultProxy: proxy,
}) => {
  const page = await openAs(PEOPLE.user, '/', {}, proxy.url);
  await expect(searchField(page)).toBeVisible();
  let asked = 0;
  proxy.spoil((path) => {
    if (path !== '/api/search') return 'none';
    asked += 1;
    if (asked === 1) return { status: 500 };
    return asked === 2 ? 'held' : 'none';
  });
  await searchField(page).fill('reading');
  await page.keyboard.press('Enter');
  await expect(page.getByText('there has been an error while searching')).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: /failed/ })).toHaveCount(1);
  await expectAccessible(page);
  proxy.spoil(() => 'none');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('there has been an error while searching')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /failed|searching/ })).toHaveCount(0);
});
