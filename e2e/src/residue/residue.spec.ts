import type { CDPSession, Page } from 'playwright/test';
import { shownFrame } from '../open-book/book-page.ts';
import { goWithin } from '../open-book/go-within.ts';
import { documentPath } from '../support/document-path.ts';
import { tokenOf } from '../support/loans.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, searchPath, test } from '../support/portal-test.ts';
import { ATLAS, NOVELLA } from '../support/titles.ts';
import type { Visits } from '../support/visits.ts';
import { countFromStart, countResidue, type Residue } from './count-residue.ts';

/* Each remote is mounted and unmounted fifty times, and leaves nothing in the page. */

const LIMIT = 900_000;
const MOUNTS = 50;
/** After these the page holds what it keeps: modules, messages, linked style sheets. */
const FIRST_MOUNTS = 5;
const MORE_MOUNTS = MOUNTS - FIRST_MOUNTS;
/** The memory that the browser keeps for each mount; the objects of a screen take more than 100 KB. */
const BYTES_PER_MOUNT = 5_000;

/** A screen of a remote. */
interface Screen {
  readonly name: string;
  readonly path: () => Promise<string> | string;
  readonly expectShown: (page: Page) => Promise<void>;
}

const headed = (name: string, path: string, heading: string): Screen => ({
  name,
  path: () => path,
  expectShown: (page) =>
    expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible(),
});
const book = (name: string, title: string, expectShown: Screen['expectShown']): Screen => ({
  name,
  path: () => documentPath(title, () => tokenOf(PEOPLE.admin)),
  expectShown,
});

const HOME = headed('catalogue, home', '/', 'New acquisitions');
const RESULTS: Screen = {
  name: 'catalogue, results',
  path: () => searchPath({ query: 'reading', queryType: 0 }),
  expectShown: (page) => expect(page.getByRole('article').first()).toBeVisible(),
};
const ADMINISTRATION = headed('admin', '/admin', 'Administration');
const BASKET = headed('shop', '/shop/basket', 'Shopping basket');
const PDF = book('reader, PDF', ATLAS, (page) =>
  expect(page.getByRole('region', { name: /^Page 1 of/ })).toHaveAttribute('aria-busy', 'false'),
);
const EPUB = book('reader, EPUB', NOVELLA, (page) => expect(shownFrame(page)).toBeVisible());

/** The counts by screen, printed at the end. */
const table: Record<string, Residue> = {};
test.afterAll(() => console.table(table));

for (const screen of [HOME, RESULTS, ADMINISTRATION, BASKET, PDF, EPUB]) {
  test(`fifty mounts leave nothing in the page: ${screen.name} @full`, async ({ openAs }) => {
    test.setTimeout(LIMIT);
    // The browser's history keeps the fields of a page, and the basket has none.
    const other = screen === BASKET ? ADMINISTRATION : BASKET;
    const { page, browser } = await openCounted(openAs, await other.path());
    // Results prefetch the reader while they are shown, and a page keeps code.
    for (const prefetched of screen === RESULTS ? [PDF, EPUB] : []) {
      await mount(page, prefetched, other, 1);
    }
    await mount(page, screen, other, FIRST_MOUNTS);
    const before = await countResidue(page, browser);
    await mount(page, screen, other, MORE_MOUNTS);
    // Requests and exit animations of the last mount may still run.
    await expect(async () => {
      const after = await countResidue(page, browser);
      table[`${screen.name}, after ${FIRST_MOUNTS}`] = before;
      table[`${screen.name}, after ${MOUNTS}`] = after;
      expectNoResidue(before, after);
    }).toPass();
  });
}

/** Compares the counts. A listener or node of a late chunk or of the last screen is not one for each mount. */
function expectNoResidue(before: Residue, after: Residue): void {
  for (const kind of ['timers', 'styles', 'frames', 'workers', 'blobs'] as const) {
    expect(after[kind], kind).toBeLessThanOrEqual(before[kind]);
  }
  for (const kind of ['listeners', 'nodes'] as const) {
    expect(after[kind] - before[kind], kind).toBeLessThan(MORE_MOUNTS);
  }
  expect(after.objectBytes - before.objectBytes).toBeLessThan(MORE_MOUNTS * BYTES_PER_MOUNT);
}

test('each thing that is left in a page is counted', async ({ openContext }) => {
  const page = await (await openContext()).newPage();
  await page.addInitScript(countFromStart);
  await page.goto('about:blank');
  const browser = await page.context().newCDPSession(page);
  const before = await countResidue(page, browser);
  await page.evaluate(() => {
    const objects = Array.from({ length: 20_000 }, (_, index) => ({ index }));
    addEventListener('resize', () => objects);
    setTimeout(() => undefined, 1_000_000);
    setInterval(() => undefined, 1_000_000);
    document.head.append(document.createElement('style'));
    document.body.append(document.createElement('iframe'));
    new Worker(URL.createObjectURL(new Blob([])));
  });
  await expect.poll(() => page.workers().length).toBe(1);
  const after = await countResidue(page, browser);
  expect(after.nodes).toBeGreaterThan(before.nodes);
  expect(after.objectBytes - before.objectBytes).toBeGreaterThan(200_000);
  expect(after).toMatchObject({
    timers: before.timers + 2,
    styles: before.styles + 1,
    frames: before.frames + 1,
    workers: before.workers + 1,
    blobs: before.blobs + 1,
    listeners: before.listeners + 1,
  });
});

async function openCounted(
  openAs: Visits['openAs'],
  path: string,
): Promise<{ readonly page: Page; readonly browser: CDPSession }> {
  const page = await openAs(PEOPLE.admin, path);
  await page.addInitScript(countFromStart);
  await page.reload();
  return { page, browser: await page.context().newCDPSession(page) };
}

/** Shows the screen and then the other one, several times. */
async function mount(page: Page, screen: Screen, other: Screen, times: number): Promise<void> {
  const [path, away] = [await screen.path(), await other.path()];
  for (let time = 0; time < times; time += 1) {
    await goWithin(page, path);
    await screen.expectShown(page);
    await goWithin(page, away);
    await other.expectShown(page);
  }
}
