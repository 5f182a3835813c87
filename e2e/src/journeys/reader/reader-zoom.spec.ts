import type { Locator, Page } from 'playwright/test';
import { pageScale, shownFrame, styleInFrame, wordsInSight } from '../../support/book-page.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, readNext, test } from '../../support/portal-test.ts';
import { HANDBOOK, NOVELLA } from '../../support/titles.ts';

const PAGES = 310;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stageOf = (page: Page) => page.getByRole('region', { name: /^Page \d+ of \d+$/ });
const numberOf = (page: Page) => page.getByRole('textbox', { name: 'Page' });

/** Presses a button until it is disabled; resolves to the number of presses. */
async function pressToTheEnd(target: Locator): Promise<number> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.isDisabled()) return presses;
    await target.click();
  }
  throw new Error('The button was never disabled');
}

/** Ten presses, faster than any page can be shown. */
const TEN = Array.from({ length: 10 }, (_, index) => index);

/** Ten key presses within one task of the page; only the first could have been handled. */
const keysAtOnce = (target: Locator, key: string) =>
  target.evaluate((element, pressed) => {
    for (let count = 0; count < 10; count += 1) {
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }),
      );
    }
  }, key);

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two fingers that move apart or together around a point. */
async function pinch(page: Page, { x, y }: { x: number; y: number }, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        gap === undefined
          ? []
          : [
              { x: x - gap / 2, y, id: 1 },
              { x: x + gap / 2, y, id: 2 },
            ],
    });
  await send('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', from + (to - from) * part);
  await send('touchEnd');
  await session.detach();
}

test('a PDF is zoomed by steps, within its limits, and around the pointer [R1.4 R2.14 R2.34 R2.82 R5.2]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  await expect(stageOf(page).locator('canvas')).toBeVisible();
  const fit = await pageScale(page);
  const auto = button(page, 'Zoom automatically');
  await expect(auto).toHaveAttribute('aria-pressed', 'true');
  expect(fit * 100).toBeCloseTo(Math.round(fit * 100), 6);

  await button(page, 'Zoom in').click();
  await expect.poll(() => pageScale(page)).toBeCloseTo(fit + 0.1, 6);
  await expect(auto).toHaveAttribute('aria-pressed', 'false');
  await pressToTheEnd(button(page, 'Zoom in'));
  expect(await pageScale(page)).toBe(3);
  await button(page, 'Zoom out').click();
  await expect.poll(() => pageScale(page)).toBe(2.9);
  expect(await pressToTheEnd(button(page, 'Zoom out'))).toBe(27);
  expect(await pageScale(page)).toBe(0.2);
  await auto.click();
  await expect.poll(() => pageScale(page)).toBe(fit);

  const stage = stageOf(page);
  const { x, y } = await middleOf(stage);
  const point = { x: x + 90, y: y - 120 };
  /** The place in the page under the point: fractions of its width and height. */
  const atPoint = () =>
    stage
      .locator('canvas')
      .first()
      .evaluate((canvas, { x: left, y: top }) => {
        const box = canvas.getBoundingClientRect();
        return [(left - box.x) / box.width, (top - box.y) / box.height] as const;
      }, point);
  const before = await atPoint();
  await page.mouse.move(point.x, point.y);
  await page.keyboard.down('Control');
  for (const _ of 'five!') await page.mouse.wheel(0, -100);
  await expect.poll(() => pageScale(page)).toBeCloseTo(fit + 0.5, 6);
  const after = await atPoint();
  expect(after[0]).toBeCloseTo(before[0], 2);
  expect(after[1]).toBeCloseTo(before[1], 2);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => pageScale(page)).toBeCloseTo(fit + 0.4, 6);
  await page.keyboard.up('Control');
  // The portal around the page keeps its size.
  expect(await page.evaluate(() => [window.innerWidth, visualViewport?.scale])).toEqual([1280, 1]);
});

test('an EPUB has larger and smaller letters, at the same place [R2.14 R2.52 R2.59 R2.78 R5.3]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, NOVELLA);
  const size = async () => Number(await styleInFrame(page, 'body', 'zoom'));
  await button(page, 'Next chapter').click();
  for (const _ of 'abc') await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await wordsInSight(page)).length).toBeGreaterThan(20);
  const first = (await wordsInSight(page))[0] ?? '';
  expect(await size()).toBe(1);

  expect(await pressToTheEnd(button(page, 'Zoom in'))).toBe(5);
  expect(await size()).toBe(2);
  await expect.poll(() => wordsInSight(page)).toContain(first);
  expect(await pressToTheEnd(button(page, 'Zoom out'))).toBe(8);
  expect(await size()).toBe(0.4);
  await expect.poll(() => wordsInSight(page)).toContain(first);
  await button(page, 'Zoom automatically').click();
  expect(await size()).toBe(1);

  const { x, y } = await middleOf(shownFrame(page));
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, -100);
  await expect.poll(size).toBe(1.4);
  await page.keyboard.up('Control');
  await expect.poll(() => wordsInSight(page)).toContain(first);
  expect(await page.evaluate(() => window.innerWidth)).toBe(1280);
  await page.reload();
  await expect.poll(size).toBe(1.4);
});

test('two fingers zoom the document and not the portal [R2.82]', async ({ readAs }) => {
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 3,
  };
  const page = await readAs(PEOPLE.user, HANDBOOK, phone);
  await expect(stageOf(page).locator('canvas')).toBeVisible();
  const fit = await pageScale(page);
  await pinch(page, await middleOf(stageOf(page)), 100, 200);
  await expect.poll(() => pageScale(page)).toBeGreaterThan(fit * 1.7);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await pinch(page, await middleOf(stageOf(page)), 200, 110);
  await expect.poll(() => pageScale(page)).toBeLessThan(fit * 1.4);
  await expect(numberOf(page)).toHaveValue('1');

  await readNext(page, NOVELLA);
  await button(page, 'Next chapter').click();
  await expect.poll(async () => (await wordsInSight(page)).length).toBeGreaterThan(0);
  await pinch(page, await middleOf(shownFrame(page)), 100, 145);
  await expect.poll(() => styleInFrame(page, 'body', 'zoom')).toBe('1.4');
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test('a page is as sharp as the screen, twice and three times over [R2.84]', async ({ readAs }) => {
  for (const density of [2, 3]) {
    const page = await readAs(PEOPLE.user, HANDBOOK, { deviceScaleFactor: density });
    const pixels = () =>
      stageOf(page)
        .locator('canvas')
        .evaluate((canvas: HTMLCanvasElement) => {
          const shown = canvas.getBoundingClientRect();
          return [canvas.width / shown.width, canvas.height / shown.height];
        });
    await expect(stageOf(page).locator('canvas')).toBeVisible();
    for (const ratio of await pixels()) expect(ratio).toBeCloseTo(density, 3);
    for (const _ of 'abc') await button(page, 'Zoom in').click();
    await expect
      .poll(async () => (await pixels()).map((ratio) => ratio.toFixed(2)))
      .toEqual([density.toFixed(2), density.toFixed(2)]);
    await pressToTheEnd(button(page, 'Zoom in'));
    // The maximum zoom may exceed the pixel limit; the canvas never has more than 2²⁴ pixels.
    await expect
      .poll(() =>
        stageOf(page)
          .locator('canvas')
          .evaluate(({ width, height }: HTMLCanvasElement) => width * height),
      )
      .toBeGreaterThan(2 ** 23);
    const drawn = await stageOf(page)
      .locator('canvas')
      .evaluate(({ width, height }: HTMLCanvasElement) => width * height);
    expect(drawn).toBeLessThanOrEqual(2 ** 24);
    await page.close();
  }
});

test('ten rapid presses land on the tenth page of a PDF, every time [R2.10 R2.33 R2.41]', async ({
  readAs,
}) => {
  const page = await readAs(PEOPLE.user, HANDBOOK);
  const stage = stageOf(page);
  const number = numberOf(page);
  /** The page is fully shown: painted, named and counted alike. */
  const isOn = async (expected: number) => {
    await expect(number).toHaveValue(String(expected));
    await expect(stage).toHaveAccessibleName(`Page ${expected} of ${PAGES}`);
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
    await keysAtOnce(page.locator('body'), 'ArrowLeft');
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
  await keysAtOnce(page.locator('body'), 'ArrowRight');
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
    await expect(stageOf(page)).toHaveAccessibleName(`Page ${page_} of ${PAGES}`);
  }
  await number.fill('77');
  await stageOf(page).click();
  await expect(number).toHaveValue('3');
  await expect(submit).toBeHidden();
});
