import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Locator, Page } from 'playwright';
import {
  type EmbedSite,
  LIBRARY,
  type OpenSchoolPage,
  readerOf,
  type SchoolPage,
  startEmbedSite,
} from './testing/embed-site.ts';
import { BOOK, REPORT } from './testing/library-answers.ts';

/*
 * The built element in a real browser, in pages of another origin: both formats, pages that are strict or hostile, and
 * what is left of it. Journeys through the real server are in `e2e`.
 */
jest.setTimeout(120_000);

/** The least that a page must allow; `docs/embedding.md` explains each source. */
const STRICT = [
  "default-src 'none'",
  `script-src 'self' ${LIBRARY} 'wasm-unsafe-eval'`,
  `connect-src ${LIBRARY}`,
  `img-src ${LIBRARY} blob: data:`,
  `font-src ${LIBRARY} data:`,
  `media-src ${LIBRARY}`,
  'trusted-types leeszaal-reader-embed leeszaal-reader-worker leeszaal-epub dompurify',
  "require-trusted-types-for 'script'",
].join('; ');

let site: EmbedSite;
let opened: OpenSchoolPage;

beforeAll(async () => {
  site = await startEmbedSite();
}, 600_000);
afterAll(() => site.stop());
afterEach(() => opened.context.close());

async function open(school: SchoolPage): Promise<Page> {
  opened = await site.open(school);
  return opened.page;
}

const element = (page: Page, nth = 0): Locator => page.locator('leeszaal-reader').nth(nth);

/** Waits for the first page of a document in an element. */
async function showsBook(page: Page, nth = 0): Promise<void> {
  const frame = element(page, nth).locator('iframe').first().contentFrame();
  await frame.getByRole('heading', { name: 'The quay' }).waitFor();
}
async function showsReport(page: Page, nth = 0): Promise<void> {
  await element(page, nth).locator('canvas').first().waitFor();
}

test('shows an EPUB and a PDF in one page, with scripts that are checked by digest', async () => {
  const page = await open({ body: readerOf(BOOK) + readerOf(REPORT) });
  await showsBook(page);
  await showsReport(page, 1);
  expect(opened.complaints).toEqual([]);
  const first = await readFile(join(site.folder, 'leeszaal-reader.js'), 'utf8');
  const later = opened.files.filter(
    (file) => /^[^/]+\.js$/.test(file) && file !== 'leeszaal-reader.js',
  );
  expect(later.length).toBeGreaterThan(2);
  expect(first.match(/sha256-/g)?.length).toBeGreaterThanOrEqual(later.length);
});

test.each([
  ['epub', BOOK, showsBook],
  ['pdf', REPORT, showsReport],
] as const)(
  'loads until the first page what the budget counts: %s [R10.31]',
  async (start, docKey, shows) => {
    // Messages are counted in this language.
    const page = await open({ body: readerOf(docKey, '', 'nl') });
    await shows(page);
    const loaded = opened.files.filter((file) => /^[^/]+\.js$/.test(file));
    const starts = JSON.parse(await readFile(join(site.folder, 'starts.json'), 'utf8'));
    // After a moment the next scripts load.
    expect(loaded).toEqual(expect.arrayContaining(starts[start]));
  },
);

describe('under a strict policy', () => {
  test('with blob workers, both formats break no rule of it', async () => {
    const page = await open({
      policy: `${STRICT}; worker-src blob:`,
      body: readerOf(BOOK) + readerOf(REPORT),
    });
    await showsBook(page);
    await showsReport(page, 1);
    expect(opened.complaints).toEqual([]);
  });

  test('without blob workers, PDFs are read in the thread of the page', async () => {
    const page = await open({ policy: STRICT, body: readerOf(REPORT) });
    await showsReport(page);
    expect(opened.complaints.every((breach) => /^worker-src blob/.test(breach))).toBe(true);
    expect(opened.complaints.length).toBeLessThanOrEqual(1);
  });
});

describe('in a hostile page', () => {
  const hostile = `<style>
    html { font-size: 10px !important }
    * { all: revert; color: red !important; letter-spacing: 1em; text-transform: uppercase;
        box-sizing: content-box !important; visibility: visible }
    leeszaal-reader { display: block; font: 40px monospace; --lz-paper: red; --lz-rem: 3px; block-size: 600px }
    div, button { display: none !important }
  </style>`;

  test('its sizes and colours do not count in the reader', async () => {
    const page = await open({ head: hostile, body: readerOf(BOOK) });
    await showsBook(page);
    const button = element(page).getByRole('button', { name: 'Reading settings' });
    await button.waitFor();
    const looks = await element(page).evaluate(({ shadowRoot }) => {
      const embed = shadowRoot?.querySelector('.lz-embed');
      if (!embed) throw new Error('There is no reader');
      const style = getComputedStyle(embed);
      const { fontSize, color, letterSpacing, textTransform } = style;
      return { fontSize, color, letterSpacing, textTransform };
    });
    expect(looks).toEqual({
      fontSize: '17px',
      color: 'rgb(35, 31, 26)',
      letterSpacing: 'normal',
      textTransform: 'none',
    });
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
  });

  test("the page's look stays as it was", async () => {
    const page = await open({ body: readerOf(BOOK) });
    const before = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).font);
    await showsBook(page);
    const after = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).font);
    expect(after).toBe(before);
    expect(await page.locator('style, link[rel=stylesheet]').count()).toBe(0);
  });
});

test('a place of 320 px has the mobile layout, beside one of 1000 px that has not', async () => {
  const sized = (px: number) => `style="inline-size: ${px}px; block-size: 600px"`;
  const page = await open({
    viewport: { width: 1400, height: 900 },
    body: readerOf(BOOK, sized(320)) + readerOf(BOOK, sized(1000)),
  });
  await showsBook(page);
  await showsBook(page, 1);
  const settings = { name: 'Reading settings' };
  await element(page, 1).getByRole('button', settings).waitFor();
  const next = (nth: number) => element(page, nth).getByRole('button', { name: 'Next page' });
  await next(0).waitFor();
  await next(1).waitFor();
  expect(await element(page).getByRole('button', settings).count()).toBe(0);
  for (const nth of [0, 1]) {
    const { scroll, client } = await element(page, nth).evaluate(({ shadowRoot }) => {
      const place = shadowRoot?.querySelector('.lz-place');
      return { scroll: place?.scrollWidth, client: place?.clientWidth };
    });
    expect(scroll).toBe(client);
  }
});

/** Enough to see what each time leaves; `e2e/src/embed/leftovers.spec.ts` does it a hundred times. */
const TIMES = 10;

/** Shows a document and takes it away again, a number of times. */
const showAndTakeAway = (page: Page, times: number, docKey: string): Promise<void> =>
  page.evaluate(
    async ({ count, key, apiBase }) => {
      const until = async (isSo: () => boolean) => {
        while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      for (let turn = 0; turn < count; turn += 1) {
        const reader = document.createElement('leeszaal-reader');
        reader.setAttribute('doc-key', key);
        reader.setAttribute('api-base', apiBase);
        Object.assign(reader, { tokenProvider: async () => 'token' });
        document.body.append(reader);
        await until(
          () => reader.shadowRoot?.querySelector('iframe:not([aria-hidden]), canvas') != null,
        );
        reader.remove();
        await until(() => reader.shadowRoot?.childElementCount === 0);
      }
    },
    { count: times, key: docKey, apiBase: `${LIBRARY}/api` },
  );

test.each([BOOK, REPORT])(
  'taking it away ends the loan, and leaves nothing: %s',
  async (docKey) => {
    const page = await open({ body: '' });
    const residue = () =>
      page.evaluate(() => ({
        elements: document.querySelectorAll('*').length,
        fonts: document.fonts.size,
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
        frames: window.frames.length,
      }));
    const before = await residue();
    await showAndTakeAway(page, TIMES, docKey);
    await page.waitForFunction((count) => window.frames.length === count, before.frames);
    expect(await residue()).toEqual(before);
    // A worker that is ended while it starts ends a moment later.
    while (page.workers().length > 0) await page.workers()[0]?.waitForEvent('close');
    const count = (call: string) => opened.library.loans.filter((each) => each === call).length;
    expect(count('release')).toBe(count('acquire'));
    expect(count('acquire')).toBe(TIMES);
  },
);
