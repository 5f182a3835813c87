import type { Locator, Page } from 'playwright/test';
import { shownFrame, wordsInSight } from '../../open-book/book-page.ts';
import { isEmbedded } from '../../support/embedded-page.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, test } from '../../support/portal-test.ts';
import { HANDBOOK, NOVELLA } from '../../support/titles.ts';
import {
  button,
  middleOf,
  nameOfPage,
  numberOf,
  PAGES,
  pressToTheEnd,
  stageOf,
} from './reader-controls.ts';

/** Ten presses, faster than any page can be shown. */
const TEN = Array.from({ length: 10 }, (_, index) => index);

/** In an institution's page only keys within the reader are its own. */
const keyTarget = (page: Page) => (isEmbedded(page) ? stageOf(page) : page.locator('body'));

/** Ten key presses within one task of the page; only the first could have been handled. */
const keysAtOnce = (target: Locator, key: string) =>
  target.evaluate((element, pressed) => {
    for (let count = 0; count < 10; count += 1) {
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
      );
    }
  }, key);

test('ten rapid presses land on the tenth page of a PDF, every time [R2.10 R2.33 R2.41]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const stage = stageOf(page);
  const number = numberOf(page);
  /** The page is fully shown: painted, named and counted alike. */
  const isOn = async (expected: number) => {
    await expect(number).toHaveValue(String(expected));
    await expect(stage).toHaveAccessibleName(nameOfPage(expected));
    await expect(stage).toHaveAttribute('aria-busy', 'false');
    await expect(stage.locator('canvas')).toBeVisible();
  };
  await isOn(1);
  await expect(button(page, 'Previous page')).toBeDisabled();
  await expect(button(page, 'First page')).toBeDisabled();
  await expect(button(page, 'Next page')).toBeEnabled();

  await stage.focus();
  for (const _ of TEN) await page.keyboard.press('ArrowRight');
  await isOn(11);
  await keysAtOnce(stage, 'ArrowRight');
  await isOn(21);
  await keysAtOnce(stage, 'ArrowLeft');
  await isOn(11);
  const next = await middleOf(button(page, 'Next page'));
  for (const _ of TEN) await page.mouse.click(next.x, next.y);
  await isOn(21);
  await button(page, 'Next page').evaluate((element: HTMLElement) => {
    for (let count = 0; count < 10; count += 1) element.click();
  });
  await isOn(31);
  // Back and forth at once: the final page counts.
  await keysAtOnce(stage, 'ArrowRight');
  await keysAtOnce(stage, 'ArrowLeft');
  await isOn(31);

  await button(page, 'Last page').click();
  await isOn(PAGES);
  await expect(button(page, 'Next page')).toBeDisabled();
  await expect(button(page, 'Last page')).toBeDisabled();
  await keysAtOnce(stage, 'ArrowRight');
  await isOn(PAGES);
  await keysAtOnce(stage, 'ArrowLeft');
  await isOn(PAGES - 10);
});

test('ten rapid presses land on the tenth page of an EPUB, every time [R2.10 R2.41 R2.48 R2.50 R2.58]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, NOVELLA);
  /** Identifies a page; the cover has no words. */
  const seen = async () =>
    [await stageOf(page).getAttribute('aria-label'), ...(await wordsInSight(page))].join(' ');
  const next = button(page, 'Next page');
  await expect(shownFrame(page)).toBeVisible();
  await expect(button(page, 'Previous page')).toBeDisabled();
  await expect(button(page, 'Previous chapter')).toBeDisabled();

  // Slowly first: each page differs from the previous one.
  const first = await seen();
  let last = first;
  for (const _ of TEN) {
    await next.click();
    await expect.poll(seen).not.toBe(last);
    last = await seen();
  }
  const tenth = last;
  const back = async () => {
    await keysAtOnce(keyTarget(page), 'ArrowLeft');
    await expect.poll(seen).toBe(first);
  };
  await back();

  // By a button, then by keyboard within the frame.
  const at = await middleOf(next);
  for (const _ of TEN) await page.mouse.click(at.x, at.y);
  await expect.poll(seen).toBe(tenth);
  await back();
  await next.evaluate((element: HTMLElement) => {
    for (let count = 0; count < 10; count += 1) element.click();
  });
  await expect.poll(seen).toBe(tenth);
  await back();
  await shownFrame(page).focus();
  for (const _ of TEN) await page.keyboard.press('ArrowRight');
  await expect.poll(seen).toBe(tenth);
  await expect(shownFrame(page)).toBeFocused();
  for (const _ of TEN) await page.keyboard.press('ArrowLeft');
  await expect.poll(seen).toBe(first);

  // To the end of the book.
  await pressToTheEnd(button(page, 'Next chapter'));
  await expect(button(page, 'Previous chapter')).toBeEnabled();
  await pressToTheEnd(next);
  const end = await seen();
  await keysAtOnce(keyTarget(page), 'ArrowRight');
  await expect.poll(seen).toBe(end);
  await expect(next).toBeDisabled();
});

test('the number of the page can be typed, and keeps its rules [R2.11 R5.1 R5.4]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const number = numberOf(page);
  const submit = button(page, 'Go to page');
  await expect(number).toHaveValue('1');
  await expect(submit).toBeHidden();
  await number.focus();
  await expect(submit).toBeVisible();
  for (const [typed, page_] of [
    ['12', '12'],
    ['many', '12'],
    ['', '12'],
    ['0', '1'],
    ['-7', '1'],
    ['99999', String(PAGES)],
    ['3.9', '3'],
  ] as const) {
    await number.fill(typed);
    await submit.click();
    await expect(number).toHaveValue(page_);
    await expect(stageOf(page)).toHaveAccessibleName(nameOfPage(page_));
  }
  await number.fill('77');
  await stageOf(page).click();
  await expect(number).toHaveValue('3');
  await expect(submit).toBeHidden();
});
