import type { Page } from 'playwright/test';
import { expectAccessible } from '../screen-checks/accessibility.ts';
import { documentKey } from '../support/document-path.ts';
import { tokenOf } from '../support/loans.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { ATLAS, HANDBOOK, NOVELLA } from '../support/titles.ts';
import { addReader, expectEvent, overflowOf, readerOf, resizeReader } from './embed-controls.ts';

/* Pages of institutions have styles, sizes and shortcuts of their own. */

test.use({ place: 'embed' });

/** Adds a style sheet to the page, as its own would be. */
const addStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** The font size, colour and size of a button of the reader. */
const lookOf = (page: Page) =>
  page.getByRole('button', { name: 'Next page' }).evaluate((button) => {
    const { fontSize, color, backgroundColor, display } = getComputedStyle(button);
    const { width, height } = button.getBoundingClientRect();
    return { fontSize, color, backgroundColor, display, width, height };
  });

const HOSTILE = `
  html { font-size: 10px; line-height: 3; letter-spacing: 4px; color: red; direction: ltr }
  * { all: unset !important; box-sizing: content-box !important; font: 6px cursive !important }
  div, main, section, leeszaal-reader { display: block !important }
  leeszaal-reader { inline-size: 1200px !important; block-size: 700px !important }
  style, script, head { display: none !important }
  button, input, svg, canvas, iframe, [role] { display: none !important; visibility: hidden !important }`;

test('a hostile reset and a small root font change nothing in the reader', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible();
  await resizeReader(page, 1200);
  const before = await lookOf(page);
  await addStyle(page, HOSTILE);
  await page.evaluate(() => document.body.getBoundingClientRect());
  expect(await lookOf(page)).toEqual(before);
  const text = page.getByRole('tab', { name: 'Contents' });
  expect(await text.evaluate((tab) => getComputedStyle(tab).letterSpacing)).toBe('normal');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectEvent(page, 'page', { page: 2 });
});

test('the reader has the layout of its own width, from 320 to 2,000 pixels', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK, { viewport: { width: 2100, height: 900 } });
  await expect(page.locator('[data-sheet] canvas').first()).toBeVisible();
  await resizeReader(page, 2000);
  await expect(page.getByRole('region', { name: 'Panel' })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);

  // The open panel is now a sheet, in the reader's own place.
  await resizeReader(page, 320);
  const sheet = page.getByRole('dialog', { name: 'Panel' });
  await sheet.getByRole('button', { name: 'Hide panel' }).click();
  await expect(page.getByRole('button', { name: 'Show panel' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Panel' })).toHaveCount(0);
  expect(await overflowOf(page)).toBe(0);
  const canvas = () => page.locator('[data-sheet] canvas').first().boundingBox();
  await expect.poll(async () => (await canvas())?.width ?? 0).toBeGreaterThan(250);
  expect((await canvas())?.width ?? 999).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Show panel' }).click();
  await expect(sheet).toBeVisible();
  const [place, box] = [await readerOf(page).boundingBox(), await sheet.boundingBox()];
  expect(box?.width ?? 999).toBeLessThanOrEqual(place?.width ?? 0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('two readers on a page know nothing of each other', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, ATLAS, { viewport: { width: 1280, height: 1600 } });
  await resizeReader(page, 1200, 700);
  await addReader(page, await documentKey(NOVELLA, () => tokenOf(PEOPLE.user)));
  const [first, second] = [readerOf(page), page.locator('leeszaal-reader').nth(1)];
  await second.evaluate((reader: HTMLElement) => {
    reader.style.blockSize = '700px';
  });
  await expect(first.locator('[data-sheet] canvas').first()).toBeVisible();
  await expect(second.locator('iframe').first()).toBeVisible();
  await first.getByRole('button', { name: 'Next page' }).press('ArrowRight');
  await expect(first.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('2');
  await second.getByRole('button', { name: 'Next chapter' }).click();
  await expect(first.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('2');
  await second.getByRole('button', { name: 'Reading settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Reading settings' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  // Two readers have regions of the same names, as two articles have headings.
  await expectAccessible(page, 'leeszaal-reader:nth-of-type(2)');
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await second.evaluate((reader) => reader.remove());
  await released;
  await first.getByRole('button', { name: 'Next page' }).click();
  await expect(first.getByRole('textbox', { name: 'Page', exact: true })).toHaveValue('3');
});

test("the page's own shortcuts and fields are left alone", async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const number = page.getByRole('textbox', { name: 'Page', exact: true });
  await expect(number).toHaveValue('1');
  await page.evaluate(() => {
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      document.body.dataset['key'] = `${key} ${defaultPrevented}`;
    });
  });
  await page.getByText('About this page').focus();
  for (const key of ['ArrowRight', 'PageDown', 'End']) {
    await page.keyboard.press(key);
    await expect(page.locator('body')).toHaveAttribute('data-key', `${key} false`);
  }
  await expect(number).toHaveValue('1');
});
