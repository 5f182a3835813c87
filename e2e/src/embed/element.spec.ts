import { openWhenFree } from '../open-book/loan-parts.ts';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { BORROWS } from '../support/loans.ts';
import { PEOPLE } from '../support/people.ts';
import { closeButton, openDocumentSearch } from '../support/place.ts';
import { expect, test } from '../support/portal-test.ts';
import { HANDBOOK, NOVELLA } from '../support/titles.ts';
import { detailsOf, eventsOf, expectEvent, readerOf } from './embed-controls.ts';

/* The element in the page of an institution, which is on another origin. The whole suite of the reader also runs there,
   in the project `embed`. */

test.use({ place: 'embed' });

test('a PDF is opened, turned, searched and closed, and the page is told', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const number = page.getByRole('textbox', { name: 'Page', exact: true });
  await expect(number).toHaveValue('1');
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible();
  await expectEvent(page, 'opened', { title: HANDBOOK, format: 'pdf', pages: 310 });
  await expectEvent(page, 'page', { page: 1, pages: 310 });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectEvent(page, 'page', { page: 2, pages: 310 });
  await expectEvent(page, 'position');

  const panel = page.getByRole('region', { name: 'Panel' });
  for (const name of ['Contents', 'Details', 'Pages', 'Search results', 'Print']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(page);
  }
  await (await openDocumentSearch(page)).fill('palimpsest');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(/result 1 of \d+/);

  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await closeButton(page).click();
  expect((await released).status()).toBe(204);
  await expectEvent(page, 'closed');
  await expect(page.locator('[data-sheet] canvas')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible();
});

test('an EPUB is opened and turned by keyboard, with the panel and the settings', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, NOVELLA);
  await expectEvent(page, 'opened', { title: NOVELLA, format: 'epub' });
  await expect(page.locator('iframe:visible')).toBeVisible();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  const told = async () => (await detailsOf(page, 'position')).length;
  const before = await told();
  await page.getByRole('region', { name: /^Page / }).press('ArrowRight');
  await expect.poll(told).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reading settings' });
  await sheet.getByRole('radio', { name: 'Sepia' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reading settings' })).toBeFocused();
});

test('a document is lent while its element is in the page', async ({ readAs, arriveAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const other = await arriveAs(PEOPLE.secondUser);
  await other.goto(page.url());
  const name = 'This document is already in use';
  const inUse = other.getByRole('alertdialog', { name }).or(other.getByRole('dialog', { name }));
  await expect(inUse).toContainText(PEOPLE.user.name);
  await expectEvent(other, 'failed', { reason: 'in-use' });

  // Moved within the page, it keeps the document, without another loan.
  const acquired: string[] = [];
  page.on('request', (request) => {
    if (BORROWS.test(request.url())) acquired.push(request.url());
  });
  await readerOf(page).evaluate((reader) => {
    const place = document.createElement('section');
    reader.after(place);
    place.append(reader);
  });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectEvent(page, 'page', { page: 2 });
  expect(acquired).toEqual([]);

  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await readerOf(page).evaluate((reader) => reader.remove());
  expect((await released).status()).toBe(204);
  await openWhenFree(other, other.url());
});

test('a page of an EPUB is shown again after its element was moved', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, NOVELLA);
  const text = async () => {
    const frame = await page.locator('leeszaal-reader iframe:visible').elementHandle();
    const body = await (await frame?.contentFrame())?.$('body');
    return (await body?.textContent())?.trim();
  };
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect.poll(async () => (await detailsOf(page, 'position')).length).toBeGreaterThan(0);
  await expect.poll(text).toBeTruthy();
  const before = await text();
  const loans: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:acquire|open|release)$/.test(request.url())) loans.push(request.url());
  });
  await readerOf(page).evaluate((reader) => {
    const place = document.createElement('section');
    reader.after(place);
    place.append(reader);
  });
  await expect.poll(text).toBe(before);
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect.poll(text).not.toBe(before);
  expect(loans).toEqual([]);
});

test('an EPUB whose element is moved while it opens is shown', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, NOVELLA);
  await closeButton(page).click();
  await expectEvent(page, 'closed');
  const opens = page.getByRole('button', { name: 'Open again' });
  await expect(opens).toBeVisible();
  await readerOf(page).evaluate((reader) => {
    const root = reader.shadowRoot;
    if (root === null) throw new Error('The reader has no shadow root');
    // The frame is open, and its chapter still loads.
    const watch = new MutationObserver(() => {
      if (root.querySelector('iframe') === null) return;
      watch.disconnect();
      const place = document.createElement('section');
      reader.after(place);
      place.append(reader);
    });
    watch.observe(root, { childList: true, subtree: true });
  });
  await opens.click();
  await expect(page.locator('section > leeszaal-reader')).toBeVisible();
  const cover = page.frameLocator('leeszaal-reader iframe:visible').locator('img, svg').first();
  await expect(cover).toBeVisible();
});

test('the page asks for places and words', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const ask = (name: 'goTo' | 'search', ...values: unknown[]): Promise<unknown> =>
    readerOf(page).evaluate(
      (reader, [method, args]) =>
        (Reflect.get(reader, method) as (...given: unknown[]) => Promise<unknown>)
          .apply(reader, args)
          .catch((error: Error) => `rejected: ${error.message}`),
      [name, values] as const,
    );
  await ask('goTo', { page: 40 });
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('40');
  await expect
    .poll(async () => (await eventsOf(page)).findLast((line) => line.startsWith('position')))
    .toBeDefined();
  const { position } = (await detailsOf(page, 'position')).at(-1) as { position: string };
  await ask('goTo', { page: 1 });
  await ask('goTo', { position });
  await expect(page.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('40');
  expect(await ask('goTo', { page: 5000 })).toMatch(/^rejected: /);
  expect(await ask('search', 'palimpsest')).toBeGreaterThan(0);
  await expect(page.getByRole('region', { name: 'Panel' })).toContainText(/result \d+ of \d+/);
  expect(await ask('search', 'xyzzy-nowhere')).toBe(0);

  // The example's own controls do the same.
  await page.getByText('About this page').click();
  await page.getByLabel('Page', { exact: true }).last().fill('10');
  await page.getByRole('button', { name: 'Go there' }).click();
  await expectEvent(page, 'page', { page: 10 });
  await page.getByRole('button', { name: 'Close the document' }).click();
  await expectEvent(page, 'closed');
});
