import type { BrowserContext, Page } from 'playwright/test';
import { importNoteBooks, VERTICAL_TITLE } from '../../books/note-books.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { lettersInSight, lettersOnSheets, settledLetters } from '../../support/letters.ts';
import { PEOPLE } from '../../support/people.ts';
import { closeDocument, expect, readNext, test } from '../../support/portal-test.ts';
import { NOVELLA, PICTURES, TALE } from '../../support/titles.ts';

/** The state that a window records instead of printing. */
interface PrintedWindow extends Window {
  readyToPrint?: boolean;
}

/** Headless browsers do not print: the window records the call. */
async function watchPrinting(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.print = () => {
      (window as PrintedWindow).readyToPrint = true;
    };
  });
}

const printButton = (page: Page) => page.getByRole('button', { name: 'Print', exact: true }).last();

/** Prints from the panel; resolves to the window once it would print. */
async function print(page: Page, amount: number): Promise<Page> {
  await page.getByRole('tab', { name: 'Print' }).click();
  await page.getByRole('combobox', { name: 'Number of pages' }).selectOption(String(amount));
  const [sheets] = await Promise.all([page.waitForEvent('popup'), printButton(page).click()]);
  await sheets.waitForFunction(() => (window as PrintedWindow).readyToPrint === true);
  return sheets;
}

/** Turns pages forward and back again; resolves to the letters of each page. */
async function readPages(page: Page, amount: number): Promise<readonly string[]> {
  const pages = [await settledLetters(page)];
  const turn = async (name: string): Promise<string> => {
    const before = await lettersInSight(page);
    await page.getByRole('button', { name }).click();
    await expect.poll(() => lettersInSight(page)).not.toBe(before);
    return settledLetters(page);
  };
  for (let at = 1; at < amount; at += 1) pages.push(await turn('Next page'));
  for (let at = 1; at < amount; at += 1) await turn('Previous page');
  expect(await settledLetters(page)).toBe(pages[0]);
  return pages;
}

test.beforeAll(importNoteBooks);

test('the pages that were chosen are printed as text, no more and no less, over the end of a chapter [R2.56 R2.58 R2.60 R2.154 R7.9]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, NOVELLA);
  await watchPrinting(page.context());
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeEnabled();
  const pages = await readPages(page, 4);
  expect(new Set(pages).size).toBe(4);

  const sheets = await print(page, 4);
  expect(await lettersOnSheets(sheets)).toEqual(pages);
  expect(await sheets.title()).toBe('The_Lighthouse_Index');
  await expect(page.getByText('Preparing print')).toHaveCount(0);
  const frames = await sheets.evaluate(() =>
    [...document.querySelectorAll('iframe')].map((frame) => ({
      sandbox: frame.getAttribute('sandbox'),
    })),
  );
  expect(new Set(frames.map(({ sandbox }) => sandbox))).toEqual(new Set(['allow-same-origin']));
  await expectAccessible(page);

  // Printed text stays text: glyphs of fonts, one sheet per page, no bitmaps.
  const pdf = (await sheets.pdf()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  expect(pdf).toContain('/ToUnicode');
  expect(pdf).not.toMatch(/\/Subtype\s*\/Image/);
  // The window closes after printing.
  await expect.poll(() => sheets.isClosed()).toBe(true);
});

test('right-to-left, vertical and picture pages are printed as they are shown [R2.57 R2.59]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, TALE);
  await watchPrinting(page.context());
  for (const title of [TALE, VERTICAL_TITLE, PICTURES]) {
    if (title !== TALE) await readNext(page, title);
    // Covers have no letters.
    await expect(async () => {
      if ((await lettersInSight(page)) !== '') return;
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect.poll(() => lettersInSight(page), { timeout: 1000 }).not.toBe('');
    }).toPass();
    const pages = await readPages(page, 3);
    const sheets = await print(page, 3);
    expect(await lettersOnSheets(sheets)).toEqual(pages);
    // No sheet clips its content.
    const overflow = await sheets.evaluate(() =>
      [...document.querySelectorAll('iframe')].map((frame) => {
        const root = frame.contentDocument?.documentElement;
        const box = root?.getBoundingClientRect();
        return !box || box.height > frame.clientHeight + 1 || box.width > frame.clientWidth + 1;
      }),
    );
    expect(overflow).toEqual([false, false, false]);
    await sheets.close();
  }
});

test('a print that can not be made says why, and a loan that ends takes printed pages away [R2.152 R2.154 R8.6 R8.10 R8.11]', async ({
  readAs,
  faultProxy: proxy,
}) => {
  // The viewer prefetches chapters: these fail.
  proxy.spoil((path) => (/\/0[3-9]-[^/]*\.xhtml/.test(path) ? { status: 404 } : 'none'));
  const page = await readAs(PEOPLE.user, NOVELLA, {}, { proxied: true });
  await watchPrinting(page.context());
  // At the smallest size, ten pages reach beyond the prefetched segments.
  const smaller = page.getByRole('button', { name: 'Zoom out' });
  for (const _ of 'abc') await smaller.click();
  await expect(smaller).toBeDisabled();
  await page.getByRole('row', { name: 'The Ferry' }).click();
  await page.getByRole('tab', { name: 'Print' }).click();
  const begin = async (status: number) => {
    await page.getByRole('combobox', { name: 'Number of pages' }).selectOption('10');
    proxy.spoil((path) => (/\.xhtml/.test(path) ? 'held' : 'none'));
    const [sheets] = await Promise.all([page.waitForEvent('popup'), printButton(page).click()]);
    await expect(page.getByRole('dialog', { name: 'Preparing print' })).toBeVisible();
    await expect(sheets.getByText('Preparing print')).toBeVisible();
    proxy.spoil((path) => (/\.xhtml/.test(path) ? { status } : 'none'));
    await expect.poll(() => sheets.isClosed()).toBe(true);
    await expect(page.getByText('Preparing print')).toHaveCount(0);
  };
  await begin(500);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await begin(404);
  await expect(page.getByText('Could not get the page for printing')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  // Closing the window during preparation cancels it.
  proxy.spoil((path) => (/\.xhtml/.test(path) ? 'held' : 'none'));
  const [given] = await Promise.all([page.waitForEvent('popup'), printButton(page).click()]);
  await expect(given.getByText('Preparing print')).toBeVisible();
  await given.close();
  proxy.spoil(() => 'none');
  await expect(page.getByText('Preparing print')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  const sheets = await print(page, 2);
  await begin(403);
  const expired = page
    .getByRole('alertdialog', { name: 'Loan period expired' })
    .or(page.getByRole('dialog', { name: 'Loan period expired' }));
  await expect(expired).toBeVisible();
  await expect.poll(() => sheets.isClosed()).toBe(true);
  proxy.spoil(() => 'none');
  await expired.getByRole('button', { name: 'Request extension' }).click();
  await expect(expired).toBeHidden();

  // The browser opens no window, without an error.
  await page.evaluate(() => {
    window.open = () => null;
  });
  await printButton(page).click();
  await expect(page.getByText('The browser blocked the print window')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await closeDocument(page);
});
