import type { Page } from 'playwright/test';
import { startFaultProxy } from '../support/fault-proxy.ts';
import { PEOPLE } from '../support/people.ts';
import {
  expect,
  expectAccessible,
  inEnglish,
  searchPath,
  signIn,
  test,
} from '../support/portal-test.ts';

/** The shop's module, in an order in which what can be bought comes first. */
const SHOP = searchPath({
  query: '',
  queryType: 0,
  connection: 3,
  sortField: 'yearofpublication',
  sortOrder: 'desc',
});
const buttons = (page: Page) => page.getByRole('button', { name: /^Add to basket: / });

/** Puts the first book that is for sale into the basket; answers its title. */
async function buyFirst(page: Page): Promise<string> {
  const button = buttons(page).first();
  const name = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  return name.replace('Add to basket: ', '');
}

async function agreeToBoth(page: Page): Promise<void> {
  await page.getByText('I accept the general terms').click();
  await page.getByText('I accept the privacy terms').click();
}

test('books are put into the basket, ordered once, and are in the collection then', async ({
  openAs,
}) => {
  const page = await openAs(PEOPLE.admin, SHOP);
  const first = await buyFirst(page);
  const second = await buyFirst(page);
  const basket = page.getByRole('button', { name: /Shopping basket/ });
  await expect(basket).toContainText('2');
  await page.reload();
  await expect(basket).toContainText('2');

  await basket.click();
  await expect(page.getByRole('heading', { name: 'Shopping basket', level: 1 })).toBeVisible();
  await expect(page.getByText('Total').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Remove ${second}` }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Checkout' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(first);
  await expectAccessible(page);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/shop/order')) orders.push(request.postData() ?? '');
  });
  const complete = page.getByRole('button', { name: 'Complete order' });
  await complete.click();
  await expect(page.getByRole('alert')).toHaveText('Please accept both agreements');
  await page.getByText('I accept the general terms').click();
  await complete.click();
  await expect(page.getByRole('alert')).toHaveText('Please accept both agreements');
  expect(orders).toEqual([]);
  await page.getByText('I accept the privacy terms').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const terms of ['Read the general terms', 'Read the privacy terms']) {
    const href = await page.getByRole('link', { name: terms }).getAttribute('href');
    const answer = await page.request.get(new URL(href ?? '', page.url()).href);
    expect(answer.ok()).toBe(true);
  }
  await complete.dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(orders).toHaveLength(1);
  await expectAccessible(page);
  await expect(basket).not.toContainText('1');

  await page.getByRole('link', { name: 'Back to shop' }).click();
  const card = page.getByRole('article').filter({ hasText: first }).first();
  await expect(card.getByRole('button', { name: 'Already in the collection' })).toBeDisabled();
  // A success that nobody ordered leads home.
  await page.goto(new URL('/shop/success', page.url()).href);
  await expect(page).toHaveURL(/\/$/);
});

test('an order that fails says so, can be tried again, and is placed once', async ({ browser }) => {
  const proxy = await startFaultProxy();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await inEnglish(context);
    const page = await context.newPage();
    await page.goto(proxy.url + SHOP);
    await signIn(page, PEOPLE.admin);
    const title = await buyFirst(page);
    await page.getByRole('button', { name: /Shopping basket/ }).click();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await agreeToBoth(page);
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/shop/order')) {
        keys.push(request.headers()['idempotency-key']);
      }
    });
    proxy.spoil((path) => (path === '/api/shop/order' ? { status: 500 } : 'none'));
    await page.getByRole('button', { name: 'Complete order' }).click();
    await expect(page.getByRole('alert')).toContainText('The order has failed, try again later');
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    // The server takes the order, and its answer is lost on the way.
    proxy.spoil(() => 'none');
    await page.getByRole('button', { name: 'Complete order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
    await page.getByRole('link', { name: 'Back to shop' }).click();
    await expect(page.getByRole('article').filter({ hasText: title }).first()).toContainText(
      'Already in the collection',
    );
  } finally {
    await context.close();
    await proxy.close();
  }
});

test('who may not order sees why, and no basket', async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, SHOP);
  await expect(buttons(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Shopping basket/ })).toHaveCount(0);
  for (const path of ['/shop/basket', '/shop/checkout', '/shop/success']) {
    await page.goto(new URL(path, page.url()).href);
    await expect(page).toHaveURL(/\/$/);
  }
});
