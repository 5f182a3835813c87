import type { Book } from '@leeszaal/test-documents';
import type { Page } from 'playwright/test';
import { borrow, type Desk, giveBack, sitDown } from '../corpus/library-desk.ts';
import { shownFrame } from '../open-book/book-page.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { TELEPHONE } from '../support/shell.ts';
import { importBook } from './import-book.ts';
import {
  COLOURS,
  FIXED,
  LAYOUTS,
  MARKUP,
  NAMES,
  PLAIN,
  STRIPS,
  textOf,
  WIDE,
} from './odd-books.ts';
import { LEADS, strandedHeadings } from './odd-headings.ts';
import { wordsIn } from './unique-words.ts';
import { leafThroughWords } from './words-in-sight.ts';

/* Valid but unusual books: every text in them is shown once, and no page is blank. */

/** Reads a whole book; returns the words that were not seen exactly once, and blank pages. */
async function faultsOf(desk: Desk, book: Book): Promise<readonly string[]> {
  const pages = await leafThroughWords(desk);
  const seen = pages.flatMap(({ words }) => words);
  const wanted = book.spine.flatMap((file) => wordsIn(textOf(file)));
  return [
    ...wanted
      .map((word) => [word, seen.filter((one) => one === word).length] as const)
      .filter(([, times]) => times !== 1)
      .map(([word, times]) => `${word} is seen ${times} times`),
    ...pages
      .filter(({ hasContent, showsContent }) => hasContent && !showsContent)
      .map(({ segment, label }) => `blank: ${book.spine[segment - 1]?.path} ${label}`),
    ...pages.flatMap(({ lost }) => lost),
  ];
}

for (const { book, when } of [
  { book: LAYOUTS, when: '' },
  { book: MARKUP, when: '' },
  { book: FIXED, when: ' @full' },
]) {
  test(`${book.title}: every word is shown once, and no page is blank${when}`, async ({
    openAs,
  }) => {
    test.setTimeout(180_000);
    await importBook(book);
    const desk = await sitDown(await openAs(PEOPLE.user));
    await borrow(desk, book.title);
    expect(await faultsOf(desk, book)).toEqual([]);
    await giveBack(desk);
  });
}

test('files are found whatever they are called, from the contents and from the text @full', async ({
  openAs,
}) => {
  test.setTimeout(120_000);
  await importBook(NAMES);
  const desk = await sitDown(await openAs(PEOPLE.user));
  const { page } = desk;
  await borrow(desk, NAMES.title);
  expect(await faultsOf(desk, NAMES)).toEqual([]);
  const words = NAMES.spine.flatMap((file) => wordsIn(textOf(file)));
  const contents = page
    .getByRole('tree', { name: 'Contents' })
    .or(page.getByRole('treegrid', { name: 'Contents' }));
  const isShown = (word = '') =>
    expect(shownFrame(page).contentFrame().getByText(word)).toBeVisible();
  await contents.getByText('Entry 1', { exact: true }).click();
  for (const [at, word] of words.entries()) {
    await isShown(word);
    await shownFrame(page).contentFrame().getByRole('link', { name: 'onwards' }).click();
    await isShown(words[(at + 1) % words.length]);
  }
  for (const [at, word] of [...words.entries()].reverse()) {
    await contents.getByText(`Entry ${at + 1}`, { exact: true }).click();
    await isShown(word);
  }
  await giveBack(desk);
});

/** The overflow of a page above, below and to the right, and the width of its picture. */
const strip = (page: Page) =>
  shownFrame(page).evaluate((frame: HTMLIFrameElement) => {
    const stage = frame.parentElement ?? frame;
    const { scrollTop, scrollHeight, clientHeight, scrollLeft, scrollWidth, clientWidth } = stage;
    const box = (frame.contentDocument?.querySelector('img') ?? frame).getBoundingClientRect();
    return {
      width: Math.round(box.width),
      above: Math.round(scrollTop),
      below: Math.round(scrollHeight - clientHeight - scrollTop),
      left: Math.round(scrollLeft),
      right: Math.round(scrollWidth - clientWidth - scrollLeft),
    };
  });

test('a picture too tall or too wide to be seen whole is as large as can be read, and scrolled [R2.45]', async ({
  openAs,
}) => {
  await importBook(STRIPS);
  for (const [viewport, picture, plate] of [
    [{ width: 1280, height: 800 }, 680, 850],
    [TELEPHONE, 350, 390],
  ] as const) {
    const desk = await sitDown(await openAs(PEOPLE.user, undefined, { viewport }));
    const { page } = desk;
    await borrow(desk, STRIPS.title);
    // Content prefetched beside a page of text does not scroll it.
    await expect.poll(() => strip(page)).toMatchObject({ above: 0, below: 0 });
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip(page)).toMatchObject({ width: WIDE.width, left: 0, below: 0 });
    expect((await strip(page)).right).toBeGreaterThan(WIDE.width - viewport.width);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await strip(page)).left).toBeGreaterThan(200);
    await page.keyboard.press('ArrowRight');
    for (const width of [picture, picture, plate]) {
      await expect.poll(() => strip(page)).toMatchObject({ width, above: 0, right: 0 });
      const { below } = await strip(page);
      expect(below).toBeGreaterThan(400);
      await shownFrame(page).focus();
      await page.keyboard.press('Space');
      await expect.poll(async () => (await strip(page)).above).toBeGreaterThan(200);
      await page.keyboard.press('ArrowRight');
    }
    await expect.poll(() => strip(page)).toMatchObject({ above: 0, below: 0 });
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => strip(page)).toMatchObject({ width: plate, below: 0 });
    expect((await strip(page)).above).toBeGreaterThan(400);
    await giveBack(desk);
  }
});

/** The brightness from which a letter is legible on the dark background. */
const LEGIBLE = 120;

/**
 * The brightness of the darkest letter of each word, 0 to 255. Runs in the browser, so it must not
 * use outer variables.
 */
function darkestLetters(frame: HTMLIFrameElement): readonly number[] {
  const { contentDocument: inner, contentWindow: view } = frame;
  if (!inner || !view) return [];
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return [...inner.body.querySelectorAll('*')]
    .filter(({ textContent, children }) => children.length === 0 && /Q\w+Q/.test(textContent))
    .flatMap((element) =>
      ['', '::first-letter', '::before'].map((part) => {
        const { color, webkitTextFillColor } = view.getComputedStyle(element, part);
        return Math.min(...channels(color), ...channels(webkitTextFillColor));
      }),
    );
}

test('whatever colours a book has, it can be read by night', async ({ openAs }) => {
  await importBook(COLOURS);
  const person = await openAs(PEOPLE.user);
  const desk = await sitDown(person);
  const { page } = desk;
  await borrow(desk, COLOURS.title);
  await page.getByRole('button', { name: 'Reading settings' }).click();
  await page.getByRole('radio', { name: 'Night' }).check();
  await page.keyboard.press('Escape');
  const dark: string[] = [];
  for (const file of COLOURS.spine) {
    const [word = ''] = wordsIn(textOf(file));
    await expect(shownFrame(page).contentFrame().getByText(word)).toBeVisible();
    const letters = await shownFrame(page).evaluate(darkestLetters);
    if (Math.min(...letters) < LEGIBLE) dark.push(`${file.path}: ${letters}`);
    if (file !== COLOURS.spine.at(-1))
      await page.getByRole('button', { name: 'Next page' }).click();
  }
  expect(dark).toEqual([]);
  await giveBack(desk);
});

test('a book whose styles say nothing has the letters of the reader, hyphens, and no stranded heading [R2.80]', async ({
  openAs,
}) => {
  await importBook(PLAIN);
  const desk = await sitDown(await openAs(PEOPLE.user));
  await borrow(desk, PLAIN.title);
  const frame = shownFrame(desk.page);
  await expect(frame.contentFrame().locator('html')).toHaveAttribute('lang', 'en');
  const set = await frame.evaluate(({ contentDocument: inner }: HTMLIFrameElement) => {
    if (!inner) throw new Error('The frame is empty');
    const hyphens = (selector: string) => {
      const element = inner.querySelector(selector);
      return element && inner.defaultView?.getComputedStyle(element).hyphens;
    };
    const loaded = [...inner.fonts].filter(({ status }) => status === 'loaded');
    return {
      hyphens: ['p', 'code', 'h2'].map(hyphens),
      families: [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))].sort(),
    };
  });
  expect(set).toEqual({
    hyphens: ['auto', 'manual', 'manual'],
    families: ['Leeszaal Mono', 'Leeszaal Sans', 'Leeszaal Serif'],
  });
  const heightOf = (inside: boolean) =>
    frame.evaluate(
      ({ clientHeight, contentDocument: inner }: HTMLIFrameElement, isInside) =>
        isInside ? inner?.documentElement.offsetHeight : clientHeight,
      inside,
    );
  for (const height of [800, 700, 560]) {
    await desk.page.setViewportSize({ width: 1280, height });
    await expect.poll(() => heightOf(false)).toBeLessThan(height);
    await expect.poll(() => heightOf(true)).toBe(await heightOf(false));
    await expect.poll(() => frame.evaluate(strandedHeadings, LEADS)).toBe(0);
  }
  await giveBack(desk);
});
