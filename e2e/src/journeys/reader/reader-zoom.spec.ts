import type { Page } from 'playwright/test';
import { pageScale, shownFrame, styleInFrame, wordsInSight } from '../../open-book/book-page.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, readNext, test } from '../../support/portal-test.ts';
import { HANDBOOK, NOVELLA } from '../../support/titles.ts';
import { button, middleOf, numberOf, pressToTheEnd, stageOf } from './reader-controls.ts';

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
  await expect.poll(() => pageScale(page)).toBe(3);
  await button(page, 'Zoom out').click();
  await expect.poll(() => pageScale(page)).toBe(2.9);
  expect(await pressToTheEnd(button(page, 'Zoom out'))).toBe(27);
  await expect.poll(() => pageScale(page)).toBe(0.2);
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
