import type { Browser, Page } from 'playwright';
import { SCREEN, searchPath, signIn } from '../measure-portal.ts';
import { proportionalSize } from './proportional-size.ts';
import { longRest, readingRest } from './rest.ts';
import { startUnwatched, type UnwatchedBrowser } from './unwatched-browser.ts';

/**
 * Turns before the first figure, until all that a turn needs is allocated: later allocations are
 * growth.
 */
const WARM_UP = 20;
/** The data attribute that says whether all turns are done. */
const TURNED = 'turned';

/** Memory of an idle browser, in bytes, before and after page turns. */
export interface MemoryReading {
  readonly before: number;
  /** Three seconds after the last turn. */
  readonly after: number;
  /** After the last page was read and garbage was collected, as in `before`. */
  readonly rested: number;
}

/**
 * Opens a document in a fresh browser and turns this many pages, each after the previous one is
 * shown.
 */
export async function measureMemory(
  portal: string,
  title: string,
  turns: number,
): Promise<MemoryReading> {
  await using unwatched = await startUnwatched();
  await unwatched.watch((browser) => open(browser, portal, title));
  await turn(unwatched, WARM_UP);
  const before = await restedSize(unwatched);
  await turn(unwatched, turns - WARM_UP);
  await longRest();
  const after = await proportionalSize(unwatched.pid);
  const rested = await restedSize(unwatched);
  await unwatched.watch(async (browser) => {
    const page = readerOf(browser);
    const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
    await page.getByRole('button', { name: 'Back to results' }).click();
    await released;
  });
  return { before, after, rested };
}

/**
 * The memory after a page was read and garbage was collected; an idle browser may postpone the
 * collection.
 */
async function restedSize(unwatched: UnwatchedBrowser): Promise<number> {
  await readingRest();
  await unwatched.watch(async (browser) => {
    const devtools = await readerOf(browser).context().newCDPSession(readerOf(browser));
    await devtools.send('HeapProfiler.collectGarbage');
  });
  await longRest();
  return proportionalSize(unwatched.pid);
}

async function open(browser: Browser, portal: string, title: string): Promise<void> {
  const { origins } = await signIn(browser, portal);
  const kept = origins.flatMap(({ localStorage }) => localStorage);
  const page = readerOf(browser);
  await page.setViewportSize(SCREEN);
  await page.goto(`${portal}/config.json`);
  await page.evaluate((values) => {
    for (const { name, value } of values) localStorage.setItem(name, value);
  }, kept);
  await page.goto(portal + searchPath(`"${title}"`));
  await page
    .getByRole('button', { name: `Read ${title}` })
    .first()
    .click();
  await page.getByRole('button', { name: 'Next page' }).waitFor();
}

/** The only page of the profile. */
function readerOf(browser: Browser): Page {
  const page = browser.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error('The browser has no page.');
  return page;
}

/** Turns pages without a connected client; resolves when all are turned. */
async function turn(unwatched: UnwatchedBrowser, turns: number): Promise<void> {
  await unwatched.watch((browser) =>
    readerOf(browser).evaluate(beginToTurn, { turns, name: TURNED }),
  );
  const isDone = (browser: Browser) =>
    readerOf(browser).evaluate((name) => document.documentElement.dataset[name] === 'yes', TURNED);
  do await longRest();
  while (!(await unwatched.watch(isDone)));
}

/**
 * Runs in the page: turns forward, at the end of the document backward, at its beginning forward
 * again.
 */
function beginToTurn({ turns, name }: { readonly turns: number; readonly name: string }): void {
  const button = (label: string) =>
    [...document.querySelectorAll('button')].find(
      (each) => each.textContent === label && !each.disabled,
    );
  const frame = () => new Promise(requestAnimationFrame);
  const turnAll = async () => {
    let [way = '', back = ''] = ['Next page', 'Previous page'];
    for (let turned = 0; turned < turns; turned += 1) {
      if (button(way) === undefined) [way, back] = [back, way];
      const next = button(way);
      if (next === undefined) throw new Error('There is no page to turn to.');
      next.click();
      // The region is busy until the text of the page is shown.
      await frame();
      await frame();
      while (document.querySelector('[role="region"][aria-busy="true"]')) await frame();
    }
    document.documentElement.dataset[name] = 'yes';
  };
  document.documentElement.dataset[name] = 'no';
  void turnAll();
}
