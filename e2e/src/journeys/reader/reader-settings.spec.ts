import type { Locator, Page } from 'playwright/test';
import { styleInFrame, wordsInSight } from '../../open-book/book-page.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { isEmbedded } from '../../support/embedded-page.ts';
import { PEOPLE } from '../../support/people.ts';
import { chooseLanguage, interfaceOf, readerFiles } from '../../support/place.ts';
import { closeDocument, expect, readNext, test } from '../../support/portal-test.ts';
import { TELEPHONE } from '../../support/shell.ts';
import { ATLAS, HANDBOOK, NOVELLA, TALE } from '../../support/titles.ts';

const NIGHT = 'rgb(20, 23, 28)';
const SEPIA = 'rgb(243, 230, 205)';

/** Turns to a page in the middle of a chapter, so that there is a place to keep. */
async function toTheMiddle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next chapter' }).click();
  for (const _ of 'abc') await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeEnabled();
}

const choose = (scope: Page | Locator, group: string, option: string) =>
  scope
    .getByRole('group', { name: group })
    .getByRole('radio', { name: option, exact: true })
    .check();

/** The element that has the theme of the interface. */
const themedIn = (page: Page) => (isEmbedded(page) ? interfaceOf(page) : page.locator('html'));

/** The mean brightness of a screenshot, 0 to 255. */
async function brightness(page: Page, target: Locator): Promise<number> {
  const picture = (await target.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(
      new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))]),
    );
    const canvas = new OffscreenCanvas(64, 64);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0, 64, 64);
    const { data: pixels } = context.getImageData(0, 0, 64, 64);
    const colours = pixels.filter((_, index) => index % 4 !== 3);
    return colours.reduce((sum, value) => sum + value, 0) / colours.length;
  }, picture);
}

test('a book is read as one likes, at its place, and so is the next one [R2.73 R2.79]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, NOVELLA);
  const refused: string[] = [];
  const fonts: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  page.on('request', (request) => {
    if (/opendyslexic/.test(request.url())) fonts.push(request.url());
  });
  await toTheMiddle(page);
  const first = (await wordsInSight(page))[0] ?? '';
  expect(first).not.toBe('');
  const isAtItsPlace = () => expect.poll(() => wordsInSight(page)).toContain(first);

  // In another language the document keeps its place, and its keys still turn pages.
  for (const language of ['de', 'en'] as const) {
    await chooseLanguage(page, language);
    await expect(page.getByRole('region', { name: /^(?:Page|Seite) \d+/ })).toHaveCount(1);
    await isAtItsPlace();
    await page.getByRole('button', { name: /^(?:Next page|Nächste Seite)$/ }).press('ArrowRight');
    await expect.poll(() => wordsInSight(page)).not.toContain(first);
    await page.keyboard.press('ArrowLeft');
    await isAtItsPlace();
  }

  const button = page.getByRole('button', { name: 'Reading settings' });
  const sheet = page.getByRole('dialog', { name: 'Reading settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('radio', { name: 'Paper' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => styleInFrame(page, 'html', 'background-color')).toBe(SEPIA);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => styleInFrame(page, 'html', 'background-color')).toBe(NIGHT);
  expect(await styleInFrame(page, 'p', 'color')).toBe('rgb(207, 200, 186)');
  await isAtItsPlace();
  await expectAccessible(page);

  expect(fonts).toEqual([]);
  await choose(sheet, 'Typeface', 'OpenDyslexic');
  await expect.poll(() => styleInFrame(page, 'p', 'font-family')).toContain('OpenDyslexic');
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  const files = await readerFiles(page);
  expect(fonts.filter((url) => !url.startsWith(files))).toEqual([]);
  await isAtItsPlace();
  await choose(sheet, 'Line spacing', 'Loose');
  await choose(sheet, 'Margins', 'Wide');
  await isAtItsPlace();
  const height = await styleInFrame(page, 'p', 'line-height');
  const size = await styleInFrame(page, 'p', 'font-size');
  expect(Number.parseFloat(height) / Number.parseFloat(size)).toBeCloseTo(2, 1);

  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();

  await readNext(page, TALE);
  await expect.poll(() => styleInFrame(page, 'html', 'background-color')).toBe(NIGHT);
  await button.click();
  await expect(sheet.getByRole('radio', { name: 'OpenDyslexic' })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: 'Wide' })).toBeChecked();
  await choose(sheet, 'Typeface', 'As published');
  await expect.poll(() => styleInFrame(page, 'p', 'font-family')).not.toContain('OpenDyslexic');
  await page.keyboard.press('Escape');
  expect(refused).toEqual([]);
});

test('the pages of a PDF are dark by night, today and tomorrow [R2.74 R2.76]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await page.getByRole('textbox', { name: 'Page' }).fill('20');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('region', { name: 'Page 20 of 310' });
  await expect(sheet.locator('canvas')).toBeVisible();
  await expect.poll(() => brightness(page, sheet)).toBeGreaterThan(180);
  const night = page.getByRole('button', { name: 'Night mode' });
  await night.focus();
  await page.keyboard.press('Enter');
  await expect(night).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => brightness(page, sheet)).toBeLessThan(60);
  // Everything around the page is dark: header, bar and panel. An institution's own header stays as it is.
  for (const part of [
    ...(isEmbedded(page) ? [] : [page.getByRole('banner')]),
    page.getByRole('region', { name: 'Document' }),
    page.getByLabel('Panel').first(),
  ]) {
    await expect.poll(() => brightness(page, part)).toBeLessThan(60);
  }
  await expectAccessible(page);

  await page.reload();
  await expect(night).toHaveAttribute('aria-pressed', 'true');
  const stage = page.getByRole('region', { name: /^Page \d+ of 310(?:$|: )/ });
  await expect(stage.locator('canvas')).toBeVisible();
  await page.getByRole('textbox', { name: 'Page' }).fill('21');
  await page.keyboard.press('Enter');
  await expect.poll(() => brightness(page, stage)).toBeLessThan(60);

  // A plate that is one large picture: the sheet is dark, the picture unchanged.
  await readNext(page, ATLAS);
  const plate = page.getByRole('region', { name: 'Page 3 of 11' });
  await page.getByRole('textbox', { name: 'Page' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(plate).toHaveAttribute('aria-busy', 'false');
  await expect(night).toHaveAttribute('aria-pressed', 'true');
  await expect(plate.locator('canvas + div')).toHaveCSS('clip-path', /^polygon/);
  const dark = await brightness(page, plate);
  await night.click();
  await expect(plate.locator('canvas + div')).not.toHaveCSS('clip-path', /^polygon/);
  const light = await brightness(page, plate);
  expect(dark).toBeGreaterThan(light * 0.6);
  expect(light).toBeGreaterThan(dark);
  await night.click();
  await expect(themedIn(page)).toHaveAttribute('data-theme', 'dark');
  await closeDocument(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});

test('on a small screen the settings are a tab of the panel [R2.22 R2.30]', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, NOVELLA, { viewport: TELEPHONE });
  await toTheMiddle(page);
  const first = (await wordsInSight(page))[0] ?? '';
  await expect(page.getByRole('button', { name: 'Reading settings' })).toBeHidden();
  await page.getByRole('button', { name: 'Show panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Panel' });
  await panel.getByRole('tab', { name: 'Settings' }).click();
  await choose(panel, 'Theme', 'Sepia');
  await choose(panel, 'Typeface', 'Serif');
  await choose(panel, 'Margins', 'Narrow');
  await panel.getByRole('button', { name: 'Zoom in' }).click();
  await expect(panel).toContainText('120%');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect.poll(() => styleInFrame(page, 'html', 'background-color')).toBe(SEPIA);
  await expect.poll(() => styleInFrame(page, 'p', 'font-family')).toContain('Leeszaal Serif');
  await expect.poll(() => wordsInSight(page)).toContain(first);
});
