import type { Fault } from '@leeszaal/test-support';
import type { Locator } from 'playwright/test';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { expect, searchPath, test } from '../support/portal-test.ts';
import { faultyPortal } from './faulty-portal.ts';

/* Searches that fail (`docs/behaviour.md` C 8). The journeys cover the messages of a failing
   module. */

const { message, page, press, proxy, searchFor, spoil, spoilNothing } = faultyPortal();

const CATALOGUE = searchPath({ query: '', queryType: 0, connection: 1 });
const EVERYWHERE = searchPath({ query: 'reading', queryType: 0 });

const cards = () => page().getByRole('article');
const failedSearches = () => page().getByText('there has been an error while searching');
/** Scrolls to the end, which loads the next page, until what is expected of it is seen. */
const readOnTo = (sight: Locator) =>
  expect(async () => {
    await page().mouse.wheel(0, 20_000);
    await expect(sight).toBeVisible({ timeout: 300 });
  }).toPass();

test('a network that is lost while all modules search is one dialog, and Try again repeats them all [C8.1]', async () => {
  await page().goto(proxy().url + EVERYWHERE);
  await expect(cards().first()).toBeVisible();
  const modules = (await page().getByRole('tab').count()) - 1;
  let cut = 0;
  proxy().spoil((path) => {
    if (path !== '/api/search') return 'none';
    cut += 1;
    return 'cut';
  });
  await searchFor('letters');
  const unreachable = message('Server could not be reached');
  await expect(unreachable).toContainText(
    'There was a problem establishing a connection to the server. Please try again.',
  );
  await expect.poll(() => cut).toBeGreaterThanOrEqual(modules);
  const asked = cut;
  await expect(unreachable).toHaveCount(1);
  await expectAccessible(page());
  await page().keyboard.press('Escape');
  await page().mouse.click(5, 5);
  await expect(unreachable).toBeVisible();
  await press('Try again');
  await expect.poll(() => cut).toBeGreaterThanOrEqual(asked + modules);
  await expect(unreachable).toHaveCount(1);
  spoilNothing();
  await press('Try again');
  await expect(unreachable).toBeHidden();
  await expect(cards().first()).toBeVisible();
  await expect(page().getByRole('tab', { name: /searching|failed/ })).toHaveCount(0);
});

test('a 502 or 503 is tried again three times, and only then is it an error [C8.2]', async () => {
  await page().goto(proxy().url + CATALOGUE);
  await expect(cards().first()).toBeVisible();
  const modules = (await page().getByRole('tab').count()) - 1;
  let searches = 0;
  proxy().spoil((path) => {
    if (path !== '/api/search') return 'none';
    searches += 1;
    // The first three attempts of each module.
    return searches <= 3 * modules ? { status: searches % 2 === 0 ? 503 : 502 } : 'none';
  });
  await searchFor('reading');
  await expect(page().getByRole('tab', { name: /searching/ })).toHaveCount(0);
  await expect(failedSearches()).toHaveCount(0);
  await expect(cards().first()).toBeVisible();
  expect(searches).toBe(4 * modules);
  searches = 0;
  proxy().spoil((path) => {
    if (path !== '/api/search') return 'none';
    searches += 1;
    return { status: 503 };
  });
  await searchFor('letters');
  await expect(failedSearches().first()).toBeVisible();
  await expect(page().getByRole('tab', { name: /searching/ })).toHaveCount(0);
  expect(searches).toBe(4 * modules);
});

test('a search that is refused with a 400 is empty, as status or inside of the answer [C8.5]', async () => {
  const refusals: Fault[] = [
    { status: 400 },
    { status: 200, body: [{ error: 'no such field', status: 400 }] },
    { status: 200, body: [{ error: 'no such field', status: '400' }] },
  ];
  for (const refusal of refusals) {
    spoil(/^\/api\/search$/, refusal);
    await page().goto(proxy().url + CATALOGUE);
    await expect(page().getByText('there are no results for this query')).toBeVisible();
    await expect(page().getByRole('tab', { selected: true })).toHaveText(/ 0$|\D0$/);
    await expect(failedSearches()).toHaveCount(0);
  }
});

test('a search that fails in the answer or answers nothing at all is an error [C8.5]', async () => {
  for (const fault of [
    { status: 200, body: [{ error: 'broken', status: 500 }] },
    { status: 200, body: [] },
    { status: 200, body: 'no list' },
    { status: 500 },
  ]) {
    spoil(/^\/api\/search$/, fault);
    await page().goto(proxy().url + CATALOGUE);
    await expect(failedSearches()).toBeVisible();
    await expect(
      page().getByText('An error occurred in our server while searching in the catalogue'),
    ).toBeVisible();
  }
  await expectAccessible(page());
  spoilNothing();
  await press('Try again');
  await expect(cards().first()).toBeVisible();
});

test('a next page that is refused ends the list, one that fails can be had again with all before it [C8.17]', async () => {
  const loaded = async () =>
    Number(await page().locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  await page().goto(proxy().url + CATALOGUE);
  await expect(cards().first()).toBeVisible();
  await readOnTo(page().locator('[aria-setsize]:not([aria-setsize="20"])').first());
  spoil(/^\/api\/search$/, { status: 500 });
  await readOnTo(failedSearches());
  await expect(cards()).toHaveCount(0);
  spoilNothing();
  await press('Try again');
  await expect.poll(loaded).toBeGreaterThanOrEqual(40);
  spoil(/^\/api\/search$/, { status: 400 });
  const end = page().getByRole('button', { name: 'All results have been loaded' });
  await readOnTo(end);
  await expect(end).toBeDisabled();
  expect(await loaded()).toBeGreaterThanOrEqual(40);
});
