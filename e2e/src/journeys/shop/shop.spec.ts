import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { PEOPLE } from '../../support/people.ts';
import { closeDocument, expect, searchPath, signIn, test } from '../../support/portal-test.ts';
import { TELEPHONE } from '../../support/shell.ts';

/* The demonstration's bookshop is the third connection; purchases persist. */

const shopSearch = (query: string) => searchPath({ query, queryType: 0, connection: 3 });
/** Only in the bookshop, and readable after purchase. */
const READABLE = { title: 'Paper, Ink and Thread', isbn: '9789999900010' };
/** Free, and without an ISBN. */
const LOOSE = 'Universal Declaration of Human Rights';

const add = async (page: Page, title: string) => {
  const button = page.getByRole('button', { name: new RegExp(`^Add to basket.*: ${title}$`) });
  await button.first().press('Enter');
  await expect(button).toHaveCount(0);
};
const basketButton = (page: Page) => page.getByRole('button', { name: /Shopping basket/ });
const complete = (page: Page) => page.getByRole('button', { name: 'Complete order' });
const agreeToBoth = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'I accept the general terms' }).press('Space');
  await page.getByRole('checkbox', { name: 'I accept the privacy terms' }).press('Space');
};
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Records the idempotency keys of orders. */
function watchOrders(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/shop/order')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
}

test('books are looked up, put into the basket by keyboard, ordered once, listed and read [C2.131 C2.132 C2.133 C2.134 C2.136 C2.138 C2.139 C2.143 C2.146 C2.150 C2.157 C2.158 C2.162 C2.164 C2.169 C5.18 C9.25]', {
  tag: '@skew',
}, async ({ openAs }) => {
  const page = await openAs(PEOPLE.admin, shopSearch('orientalism'));
  const lookUp = page.getByRole('searchbox', { name: 'Find a book to buy' });
  await lookUp.fill('paper, ink');
  await lookUp.press('Enter');
  const found = page.getByRole('list', { name: 'Books found' });
  const line = found.getByRole('listitem').filter({ hasText: READABLE.title });
  await expect(line).toContainText('€4.50');
  await line.getByRole('button', { name: 'New', exact: true }).focus();
  await expect(page.getByRole('tooltip')).toContainText('In the shop since');
  await line.getByRole('button', { name: READABLE.title, exact: true }).press('Enter');
  await expect(line).toContainText(READABLE.isbn);
  await expectAccessible(page);
  // The first list has one book too: wait for the second response.
  const byIsbn = page.waitForResponse(
    (response) => response.url().includes('/shop/books?') && response.url().includes(READABLE.isbn),
  );
  await lookUp.fill(READABLE.isbn);
  await lookUp.press('Enter');
  await byIsbn;
  await expect(found.getByRole('listitem')).toHaveCount(1);
  await line.getByRole('button', { name: `Add to basket: ${READABLE.title}` }).press('Enter');
  await expect(line.getByRole('button', { name: 'Already in basket' })).toBeFocused();
  await lookUp.fill('declaration');
  await lookUp.press('Enter');
  await expect(found).toContainText('free');
  await found.getByRole('button', { name: /^Add to basket/ }).press('Enter');
  await add(page, 'Orientalism');

  await expect(basketButton(page)).toContainText('3');
  await page.reload();
  await expect(basketButton(page)).toContainText('3');
  await basketButton(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Shopping basket', level: 1 })).toBeVisible();
  // The session is over: the basket survives a new sign-in.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('-token')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  await signIn(page, PEOPLE.admin);
  await expect(page).toHaveURL(/\/shop\/basket$/);
  const books = page.getByRole('main').getByRole('listitem');
  await expect(books).toHaveCount(3);
  await expect(page.getByRole('definition')).toHaveText(['€4.50', '$17.00']);
  await expect(books.filter({ hasText: LOOSE })).toContainText('cannot be ordered');
  await expect(page.getByRole('main')).toContainText('1 book cannot be ordered.');
  await expectAccessible(page);
  const taken = page.getByRole('button', { name: /^Remove / });
  const undo = (title: string) => page.getByRole('button', { name: `Undo: put ${title} back` });
  for (const title of [LOOSE, 'Orientalism']) {
    await page.getByRole('button', { name: `Remove ${title}` }).press('Enter');
    await expect(undo(title)).toBeFocused();
  }
  await expect(taken).toHaveCount(1);
  await expectAccessible(page);
  await undo(LOOSE).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(books.filter({ hasText: LOOSE })).toContainText('cannot be ordered');
  await page.getByRole('button', { name: `Remove ${LOOSE}` }).press('Enter');
  await page.getByRole('link', { name: 'Continue shopping' }).press('Enter');
  await expect(page).toHaveURL(/\/search\?.*orientalism/);
  await basketButton(page).press('Enter');
  await page.getByRole('button', { name: 'Checkout' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(READABLE.title);
  await expect(page.getByRole('definition')).toHaveText(['€4.50']);
  const orders = watchOrders(page);
  await complete(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please accept both agreements');
  const general = page.getByRole('checkbox', { name: 'I accept the general terms' });
  await expect(general).toBeFocused();
  await general.press('Space');
  await complete(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please accept both agreements');
  await expectAccessible(page);
  expect(orders).toEqual([]);
  await page.getByRole('checkbox', { name: 'I accept the privacy terms' }).press('Space');
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const terms of ['Read the general terms', 'Read the privacy terms']) {
    const href = await page.getByRole('link', { name: terms }).getAttribute('href');
    const answer = await page.request.get(new URL(href ?? '', page.url()).href);
    expect(answer.ok()).toBe(true);
  }
  await complete(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
  expect(orders).toHaveLength(1);
  await expectAccessible(page);
  await expect(basketButton(page)).not.toContainText('1');
  const said = await page.getByText(/^Order number/).textContent();
  const number = said?.split(' ').at(-1) ?? '';

  // A bought book has a tick and can be read.
  await page.getByRole('link', { name: READABLE.title }).press('Enter');
  const card = page.getByRole('article').filter({ hasText: READABLE.title });
  // The tick, and the disabled button.
  await expect(card.getByText('Already in the collection')).toHaveCount(2);
  await expect(card.getByRole('button', { name: /^Already in the collection/ })).toBeDisabled();
  await card.getByRole('button', { name: `Read ${READABLE.title}` }).press('Enter');
  await expect(page.getByRole('region', { name: 'Document' })).toBeVisible();
  await closeDocument(page);

  // The success page without an order redirects home.
  await page.goto(new URL('/shop/success', page.url()).href);
  await expect(page).toHaveURL(/\/$/);

  await page.goto(new URL('/admin', page.url()).href);
  await page.getByRole('tab', { name: 'Orders' }).click();
  const order = page
    .getByRole('list', { name: 'Orders' })
    .getByRole('listitem')
    .filter({ hasText: `Order ${number}` });
  await expect(order).toContainText(PEOPLE.admin.name);
  await expect(order).toContainText(`${READABLE.title} ${READABLE.isbn}`);
  await expect(order).toContainText('€4.50');
  await expectAccessible(page);
  await page.getByLabel('Period').selectOption('This month');
  await expect(order).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const bytes = await buffer(await file.createReadStream());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const table = bytes.toString();
  // As text, so that a spreadsheet does not convert it to a number.
  const isbn = READABLE.isbn.replace(/^978/, '978-');
  const row = table.split('\r\n').find((each) => each.includes(isbn));
  expect(row?.toUpperCase().startsWith(number)).toBe(true);
  expect(row).toContain(
    `${PEOPLE.admin.name},${PEOPLE.admin.login},${isbn},"${READABLE.title}",4.50,EUR`,
  );
});

test('an order that fails, or whose answer is lost, is placed once on a telephone [C1.5 C2.35 C2.137 C2.151 C2.164 C8.10]', async ({
  openAs,
  faultProxy: proxy,
}) => {
  test.slow();
  const path = shopSearch('Ways of Seeing');
  const page = await openAs(PEOPLE.admin, path, { viewport: TELEPHONE }, proxy.url);
  const orders = watchOrders(page);
  const toCheckout = async (title: string) => {
    await add(page, title);
    await basketButton(page).click();
    expect(await fits(page)).toBe(true);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await agreeToBoth(page);
  };
  const spoil = (fault: 'lost' | { status: number }) =>
    proxy.spoil((path) => (path === '/api/shop/order' ? fault : 'none'));
  const thanks = page.getByRole('heading', { name: 'Thank you for your order' });

  await toCheckout('Ways of Seeing');
  spoil({ status: 500 });
  await complete(page).click();
  await expect(page.getByRole('alert')).toContainText('The order has failed, try again later');
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  // The server takes the order, and its response is lost.
  spoil('lost');
  await complete(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('There was a problem establishing a connection');
  proxy.spoil(() => 'none');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(thanks).toBeVisible();
  expect(await fits(page)).toBe(true);
  expect(new Set(orders).size).toBe(1);
  expect(orders[0]).toBeTruthy();

  // After a reload, even in another language, the same order is placed once.
  await page.goto(proxy.url + shopSearch('The Selfish Gene'));
  await toCheckout('The Selfish Gene');
  orders.length = 0;
  spoil('lost');
  await complete(page).click();
  await expect(dialog).toBeVisible();
  proxy.spoil(() => 'none');
  await page.evaluate(() => localStorage.setItem('hl-language', 'fr'));
  await page.reload();
  await page.getByRole('checkbox').first().press('Space');
  await page.getByRole('checkbox').last().press('Space');
  await page.getByRole('button', { name: 'Confirmer la commande' }).click();
  await expect(page).toHaveURL(/\/shop\/success$/);
  expect(new Set(orders).size).toBe(1);

  await page.evaluate(() => localStorage.setItem('hl-language', 'en'));
  await page.goto(`${proxy.url}/admin`);
  await page.getByRole('tab', { name: 'Orders' }).click();
  const listed = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  for (const title of ['Ways of Seeing', 'The Selfish Gene']) {
    // The order and its line.
    await expect(listed.filter({ hasText: title })).toHaveCount(2);
  }
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);
});

test('who may not order sees why, and no basket [C2.3 C2.4 C6.3 C6.10]', async ({ openAs }) => {
  const page = await openAs(PEOPLE.user, shopSearch('der steppenwolf'));
  const button = page.getByRole('button', { name: /^Add to basket: / }).first();
  await expect(button).toHaveAccessibleDescription('Only administrators can order');
  await expect(basketButton(page)).toHaveCount(0);
  await page.goto(new URL('/shop', page.url()).href);
  await expect(page.getByRole('tab', { name: /Bookshop/, selected: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a book to buy' })).toBeVisible();
});
