import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '../books/import-program.ts';
import { leafThrough } from '../corpus/leaf-through-epub.ts';
import { borrow, giveBack, sitDown } from '../corpus/library-desk.ts';
import { chooseInContents } from '../open-book/contents-table.ts';
import { wholeChromiumOptions } from '../portal/chromium.ts';
import { PEOPLE } from '../support/people.ts';
import { expect, test } from '../support/portal-test.ts';
import { type Collector, startCollector } from './collector.ts';
import { HOSTILE_TITLE, makeHostileBook } from './hostile-book.ts';
import { LEFT, VECTORS } from './vectors.ts';

// The headless shell of most journeys ignores preconnect hints.
test.use({ launchOptions: wholeChromiumOptions() });

let collector: Collector;
let folder = '';

test.beforeAll(async () => {
  collector = await startCollector();
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-hostile-'));
});

test.afterAll(async () => {
  await collector.close();
  await rm(folder, { recursive: true, force: true });
});

test('a hostile book runs nothing, reaches no address and stays in its frame [R2.60 R2.103]', async ({
  openAs,
}) => {
  test.setTimeout(240_000);
  expect(VECTORS.length).toBeGreaterThan(60);
  const file = join(folder, 'harm.epub');
  await writeFile(file, await makeHostileBook(VECTORS, collector.address));
  const run = await runImport([file]);
  expect(run.lines.map(({ kind }) => kind)).toEqual(['imported']);

  const page = await openAs(PEOPLE.admin);
  const desk = await sitDown(page);
  const windows: string[] = [];
  page.context().on('page', (opened) => windows.push(opened.url()));
  page.on('dialog', (dialog) => {
    windows.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  const left: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === LEFT) left.push(request.url());
  });
  await borrow(desk, HOSTILE_TITLE);
  const address = page.url();
  // A missing picture of the book is logged; it is no fault of the portal.
  const missing = /no\.png|x\.png|\/no\?|404/;
  const seen = await leafThrough(desk);
  expect(seen.length).toBeGreaterThanOrEqual(VECTORS.length);
  expect(desk.takeFaults().filter((fault) => !missing.test(fault))).toEqual([]);

  // Once more, pressing the vectors that need a press.
  for (const { name } of VECTORS.filter(({ isPressed }) => isPressed)) {
    await chooseInContents(page, name);
    await expect
      .poll(() => page.evaluate(pressInFrame, `Vector ${name}`), { message: name })
      .toBe(true);
  }
  expect(desk.takeFaults().filter((fault) => !missing.test(fault))).toEqual([]);

  expect(collector.heard()).toEqual([]);
  expect(left).toEqual([]);
  expect(windows).toEqual([]);
  expect(page.url().split('?')[0]).toBe(address.split('?')[0]);
  expect(await page.evaluate(() => document.documentElement.dataset['broken'])).toBeUndefined();
  await giveBack(desk);
});

/** Presses "press me" in the frame with this text; false if there is none. Runs in the browser. */
function pressInFrame(text: string): boolean {
  for (const frame of document.querySelectorAll('iframe')) {
    const inside = frame.contentDocument;
    if (getComputedStyle(frame).visibility !== 'visible') continue;
    if (!inside?.body.textContent?.includes(text)) continue;
    for (const element of inside.body.querySelectorAll('*')) {
      if (element.children.length > 0 || element.textContent !== 'press me') continue;
      // At its position: near an edge, a press on anything but a link turns the page.
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { clientX: left + width / 2, clientY: top + height / 2 };
      element.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, cancelable: true }));
    }
    return true;
  }
  return false;
}
