import type { Locator, Page } from 'playwright/test';
import { importNoteBooks, NOTED_TITLE, VERTICAL_TITLE } from '../books/note-books.ts';
import { shownFrame } from '../support/book-page.ts';
import { lettersInSight } from '../support/letters.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, expectAccessible, readNext, test } from '../support/portal-test.ts';
import { TELEPHONE } from '../support/shell.ts';
import { TALE } from '../support/titles.ts';

/** The rules are looked up by scripts of their own, which wait for ever in a frame that runs none. */
const NOTE_FRAME = '[role=dialog] iframe';

const link = (page: Page, name: string): Locator =>
  page
    .frameLocator('iframe:visible')
    .first()
    .locator('a', { hasText: new RegExp(`^s*${name}s*$`) })
    .first();
const note = (page: Page, mark: string): Locator =>
  page.getByRole('dialog', { name: `Note ${mark}`, exact: true });
const textOf = (popup: Locator) => popup.frameLocator('iframe').locator('body');

/** The text of what has the focus in the shown page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const inner = active instanceof HTMLIFrameElement ? active.contentDocument : null;
    return inner?.activeElement?.textContent?.trim().slice(0, 40);
  });

test.beforeAll(importNoteBooks);

test('a note is read beside the text that refers to it, however the book writes it', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, NOTED_TITLE);

  // Hidden on the page, in the same file; hostile to the portal, and harmless.
  await link(page, 'a').click();
  const hidden = note(page, 'a');
  await expect(textOf(hidden)).toContainText('Said in secret.');
  await expect(textOf(hidden).getByText('Said in secret.')).toBeVisible();
  await expect(hidden.locator('iframe')).toHaveAttribute('sandbox', 'allow-same-origin');
  await expect(hidden.getByRole('button', { name: 'Go to the note' })).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['broken'])).toBeUndefined();
  await expectAccessible(page, NOTE_FRAME);
  await page.mouse.click(1100, 700);
  await expect(hidden).toBeHidden();
  await expect.poll(() => focused(page)).toBe('a');

  // In another file; without the way back, with its own number.
  await link(page, 'b').press('Enter');
  await expect(textOf(note(page, 'b'))).toHaveText(/^\s*Second end\.\s*$/);
  await expect(textOf(note(page, 'b')).locator('li')).toHaveAttribute('value', '2');
  await page.keyboard.press('Escape');
  await expect(note(page, 'b')).toBeHidden();
  await expect.poll(() => focused(page)).toBe('b');

  // Small marks that are answered, here and in another file.
  await link(page, 'c').press('Enter');
  await expect(textOf(note(page, 'c'))).toContainText('Said in small letters.');
  // The frame of the note hears Escape, too.
  await note(page, 'c').locator('iframe').focus();
  await page.keyboard.press('Escape');
  await expect(note(page, 'c')).toBeHidden();
  await link(page, 'd').click();
  const far = note(page, 'd');
  await expect(textOf(far)).toContainText('Fourth end.');
  await far.getByRole('button', { name: 'Go to the note' }).click();
  await expect(far).toBeHidden();
  await expect.poll(() => lettersInSight(page)).toContain('Fourthend.');

  // The way back is a link like any other, and so is whatever leads to a chapter.
  await link(page, 'd').click();
  await expect.poll(() => lettersInSight(page)).toContain('Ahiddennote');
  await link(page, 'another chapter').click();
  await expect.poll(() => lettersInSight(page)).toContain('Saidlater.');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A window of another size keeps the note at its reference.
  await page.getByRole('row', { name: 'one' }).click();
  await expect.poll(() => lettersInSight(page)).toContain('Ahiddennote');
  await link(page, 'a').press('Enter');
  await expect(hidden).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(hidden).toBeVisible();
  await page.keyboard.press('Escape');
});

test('on a small screen a note lies at the foot of it, and the keyboard keeps to the page', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, NOTED_TITLE, { viewport: TELEPHONE });
  await link(page, 'c').click();
  const popup = note(page, 'c');
  await expect(textOf(popup)).toContainText('Said in small letters.');
  await expect
    .poll(async () => {
      const box = await popup.boundingBox();
      return box && [box.x, box.width, Math.round(box.y + box.height)];
    })
    .toEqual([0, 390, 844]);
  await expectAccessible(page, NOTE_FRAME);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await expect.poll(() => focused(page)).toBe('c');

  // Where a chapter has many pages, the keyboard comes to the links of the one that is read.
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect.poll(() => lettersInSight(page)).toContain('Firstend.');
  await expect(link(page, 'd')).toHaveAttribute('tabindex', '-1');
  await shownFrame(page).focus();
  await expect(async () => {
    await page.keyboard.press('PageDown');
    expect(await lettersInSight(page)).toContain('Fourthend.');
  }).toPass();
  await expect(link(page, 'back')).toHaveAttribute('tabindex', '-1');
  await shownFrame(page).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('d');
  expect(await lettersInSight(page)).toContain('Fourthend.');
});

test('notes of right-to-left and vertical books are set as their text is', async ({ readAs }) => {
  const page = await readAs(PEOPLE.user, VERTICAL_TITLE);
  await link(page, '一').click();
  const vertical = note(page, '一');
  await expect(textOf(vertical)).toContainText('海とは水のことである。');
  const modeOf = (popup: Locator, property: 'writingMode' | 'direction') =>
    textOf(popup).evaluate((body, name) => getComputedStyle(body)[name], property);
  expect(await modeOf(vertical, 'writingMode')).toBe('vertical-rl');
  const inside = await textOf(vertical)
    .locator('p')
    .evaluate((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
  expect(inside).toBe(true);
  await page.keyboard.press('Escape');

  await readNext(page, TALE);
  const reference = page
    .frameLocator('iframe:visible')
    .first()
    .locator('[role="doc-noteref"]')
    .first();
  await expect(async () => {
    if ((await reference.count()) === 0) await page.keyboard.press('ArrowLeft');
    await expect(reference).toBeVisible({ timeout: 500 });
  }).toPass();
  await reference.press('Enter');
  const arabic = page.getByRole('dialog', { name: /^Note/ });
  await expect(textOf(arabic)).toContainText(/\p{Script=Arabic}{3}/u);
  expect(await modeOf(arabic, 'direction')).toBe('rtl');
  await page.keyboard.press('Escape');
});
