import type { Locator, Page } from 'playwright/test';
import { importNoteBooks, NOTED_TITLE, VERTICAL_TITLE } from '../../books/note-books.ts';
import { shownFrame } from '../../open-book/book-page.ts';
import { chooseInContents } from '../../open-book/contents-table.ts';
import { expectAccessible } from '../../screen-checks/accessibility.ts';
import { lettersInSight } from '../../support/letters.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, readNext, test } from '../../support/portal-test.ts';
import { TELEPHONE } from '../../support/shell.ts';
import { TALE } from '../../support/titles.ts';

/** The chapter of the tale that has a note. */
const NOTED_CHAPTER = 'الزُّقاق';

/** axe runs scripts in frames, which never answer in a frame without scripts. */
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

/** The text of the focused element in the shown page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const inner = active instanceof HTMLIFrameElement ? active.contentDocument : null;
    return inner?.activeElement?.textContent?.trim().slice(0, 40);
  });

test.beforeAll(importNoteBooks);

test('a note is read beside the text that refers to it, however the book writes it [R2.53 R2.122 R2.124 R2.125 R2.126]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, NOTED_TITLE);

  // A hidden note in the same file; hostile, and harmless.
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

  // A note in another file; without its backlink, with its own number.
  await link(page, 'b').press('Enter');
  await expect(textOf(note(page, 'b'))).toHaveText(/^\s*Second end\.\s*$/);
  await expect(textOf(note(page, 'b')).locator('li')).toHaveAttribute('value', '2');
  await page.keyboard.press('Escape');
  await expect(note(page, 'b')).toBeHidden();
  await expect.poll(() => focused(page)).toBe('b');

  // Small marks with backlinks, in this file and in another.
  await link(page, 'c').press('Enter');
  await expect(textOf(note(page, 'c'))).toContainText('Said in small letters.');
  // Escape also works in the note's frame.
  await note(page, 'c').locator('iframe').focus();
  await page.keyboard.press('Escape');
  await expect(note(page, 'c')).toBeHidden();
  await link(page, 'd').click();
  const far = note(page, 'd');
  await expect(textOf(far)).toContainText('Fourth end.');
  await far.getByRole('button', { name: 'Go to the note' }).click();
  await expect(far).toBeHidden();
  await expect.poll(() => lettersInSight(page)).toContain('Fourthend.');

  // A backlink is a link like any other, and so is a link to a chapter.
  await link(page, 'd').click();
  await expect.poll(() => lettersInSight(page)).toContain('Ahiddennote');
  await link(page, 'another chapter').click();
  await expect.poll(() => lettersInSight(page)).toContain('Saidlater.');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // After a resize the note stays at its reference.
  await page.getByRole('row', { name: 'one' }).click();
  await expect.poll(() => lettersInSight(page)).toContain('Ahiddennote');
  await link(page, 'a').press('Enter');
  await expect(hidden).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(hidden).toBeVisible();
  await page.keyboard.press('Escape');
});

test('on a small screen a note lies at the foot of it, and the keyboard keeps to the page [R2.61 R2.127]', async ({
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

  // In a chapter of many pages, the Tab key reaches the links of the current page.
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

test('notes of right-to-left and vertical books are set as their text is [R2.128]', async ({
  readAs,
}) => {
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
  await chooseInContents(page, NOTED_CHAPTER);
  const reference = page
    .frameLocator('iframe:visible')
    .first()
    .locator('[role="doc-noteref"]')
    .first();
  await expect(reference).toBeVisible();
  await reference.press('Enter');
  const arabic = page.getByRole('dialog', { name: /^Note/ });
  await expect(textOf(arabic)).toContainText(/\p{Script=Arabic}{3}/u);
  expect(await modeOf(arabic, 'direction')).toBe('rtl');
  await page.keyboard.press('Escape');
});
