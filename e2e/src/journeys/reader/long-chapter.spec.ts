import type { Page } from 'playwright/test';
import { importLongChapter, LONG_CHAPTER } from '../../books/long-chapter.ts';
import { shownFrame, styleInFrame, wordsInSight } from '../../open-book/book-page.ts';
import { PEOPLE } from '../../support/people.ts';
import { expect, searchPath, test } from '../../support/portal-test.ts';

/** The first page that a book shows, and what it answers to. */
interface FirstShown {
  /** Characters of its text. */
  readonly length: number;
  readonly label: string | null;
  readonly isBusy: boolean;
  /** Whether it is hidden from screen readers. */
  readonly isHidden: boolean;
  /** Whether the keyboard skips it. */
  readonly isSkipped: boolean;
  /** Its scale before and after a step of the zoom. */
  readonly scales: readonly number[];
}

interface WatchedWindow extends Window {
  firstShown?: FirstShown;
}

/** Runs in the page: looks at the first frame of a book in the moment in which it is visible, and zooms in once. */
function watchFirst(): void {
  const shown = () =>
    [...document.querySelectorAll<HTMLIFrameElement>('[role="region"] > iframe')].find(
      (frame) => getComputedStyle(frame).visibility === 'visible',
    );
  const look = () => {
    const frame = shown();
    const body = frame?.contentDocument?.body;
    const region = frame?.parentElement;
    if (!frame || !body || !region) return void requestAnimationFrame(look);
    const scale = () => Number(getComputedStyle(body).getPropertyValue('zoom'));
    const before = scale();
    const notch = { ctrlKey: true, deltaY: -100, bubbles: true, cancelable: true };
    region.dispatchEvent(new WheelEvent('wheel', notch));
    (window as WatchedWindow).firstShown = {
      length: body.textContent.length,
      label: region.getAttribute('aria-label'),
      isBusy: region.getAttribute('aria-busy') === 'true',
      isHidden: frame.inert || frame.getAttribute('aria-hidden') === 'true',
      isSkipped: frame.tabIndex === -1,
      scales: [before, scale()],
    };
  };
  look();
}

interface HeldWindow extends Window {
  /** Lets the reader go on. */
  goOn?: () => void;
}

/** Runs in the page: the reader, which waits for the paint of the first page, waits for {@link HeldWindow.goOn}. */
function holdFirst(): void {
  const held: (() => void)[] = [];
  const isShown = () =>
    [...document.querySelectorAll('[role="region"] > iframe')].some(
      (frame) => getComputedStyle(frame).visibility === 'visible',
    );
  const { requestAnimationFrame: paint, setTimeout: wait } = window;
  window.requestAnimationFrame = (callback) => {
    if (!isShown()) return paint(callback);
    held.push(() => paint(callback));
    return 0;
  };
  const holdLimit = (callback: () => void, time?: number, ...rest: unknown[]) => {
    // The longest wait for a paint.
    if (time !== 100 || !isShown()) return wait(callback, time, ...rest);
    held.push(callback);
    return 0;
  };
  Object.assign(window, { setTimeout: holdLimit });
  (window as HeldWindow).goOn = () => {
    Object.assign(window, { requestAnimationFrame: paint, setTimeout: wait });
    for (const callback of held) callback();
  };
}

/** Opens the book from the catalogue, after something has been done there. */
async function openBook(page: Page, before: () => Promise<unknown>): Promise<void> {
  const read = page.getByRole('button', { name: `Read ${LONG_CHAPTER.title}` }).first();
  await expect(read).toBeVisible();
  await before();
  await read.click();
}

const QUERY = { query: `"${LONG_CHAPTER.title}"`, queryType: 0 } as const;

const lengthOf = (page: Page) =>
  shownFrame(page).evaluate(
    (frame: HTMLIFrameElement) => frame.contentDocument?.body.textContent?.length ?? 0,
  );

test('a book that opens with a long chapter shows its beginning, which can be read aloud and enlarged [R2.198 R2.200 R2.211 R2.212 R2.213]', async ({
  openAs,
}) => {
  await importLongChapter();
  const page = await openAs(PEOPLE.user, searchPath(QUERY));
  const engines: string[] = [];
  page.on('worker', (worker) => engines.push(worker.url()));
  await openBook(page, () => page.evaluate(watchFirst));

  await page.waitForFunction(() => (window as WatchedWindow).firstShown !== undefined);
  const first = await page.evaluate(() => (window as WatchedWindow).firstShown);
  expect(first).toMatchObject({
    isBusy: false,
    isHidden: false,
    isSkipped: true,
    scales: [1, 1.2],
  });
  // Its total is unknown.
  expect(first?.label).toBe('Page 1');
  expect(first?.length).toBeLessThan(60_000);

  // The whole chapter has the chosen size, and is read on.
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(400_000);
  expect(await styleInFrame(page, 'body', 'zoom')).toBe('1.2');
  const before = await wordsInSight(page);
  expect(before.slice(0, 5)).toEqual(['Years', 'To', 'the', 'end', 'Year']);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => wordsInSight(page)).not.toContain('Years');
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.frameLocator('iframe:visible').getByRole('link', { name: 'To the end' }).click();
  await expect.poll(() => wordsInSight(page)).toContain('told.');
  expect(engines).toEqual([]);
});

test('the keyboard passes over a beginning, and the focus that a screen reader has moved into it goes on [R2.200]', async ({
  openAs,
}) => {
  await importLongChapter();
  const page = await openAs(PEOPLE.user, searchPath(QUERY));
  await openBook(page, () => page.evaluate(holdFirst));
  const frame = shownFrame(page);
  await expect(frame).toBeVisible();
  expect(await lengthOf(page)).toBeLessThan(60_000);

  const focused = () => page.evaluate(() => document.activeElement?.localName);
  await page.getByRole('region', { name: /^Page / }).focus();
  await page.keyboard.press('Tab');
  expect(await focused()).not.toBe('iframe');
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).not.toBe('iframe');

  await frame.contentFrame().getByRole('link', { name: 'To the end' }).focus();
  expect(await focused()).toBe('iframe');
  await page.evaluate(() => (window as HeldWindow).goOn?.());
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(400_000);
  expect(['iframe', 'div']).toContain(await focused());
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wordsInSight(page)).not.toContain('Years');
});
