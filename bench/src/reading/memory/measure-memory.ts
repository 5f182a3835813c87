import type { Browser, Page } from 'playwright';
import { SCREEN } from '../../measure-portal.ts';
import type { BenchBook } from '../books/bench-book.contract.ts';
import { arrive } from '../measure-times.ts';
import { longRest, lookRest, readingRest } from '../rest.ts';
import type { Side } from '../sides/side.contract.ts';
import { proportionalSize } from './proportional-size.ts';
import { turnAll } from './turn-all.ts';
import { startUnwatched, type UnwatchedBrowser } from './unwatched-browser.ts';

/**
 * Turns before the first figure, until all that a turn needs is allocated: later allocations are
 * growth.
 */
const WARM_UP = 20;
/** Looks at the memory between two questions whether all pages are turned. */
const LOOKS = 6;

/** Memory of a browser's processes, in bytes, before, during and after page turns. */
export interface MemoryReading {
  readonly before: number;
  /** The most during the turns, looked at twice a second. */
  readonly peak: number;
  /** After the last page was read and garbage was collected, as in `before`. */
  readonly rested: number;
}

/** Opens a document in a fresh browser and turns this many pages, each after the previous one is shown. */
export async function measureMemory(
  side: Side,
  book: BenchBook,
  turns: number,
): Promise<MemoryReading> {
  await using unwatched = await startUnwatched();
  await unwatched.watch(async (browser) => {
    const context = browser.contexts()[0];
    if (context === undefined) throw new Error('The browser has no profile.');
    const page = await arrive(context, side, book);
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.setViewportSize(SCREEN);
    await side.open(page, book);
  });
  await turn(unwatched, WARM_UP);
  const before = await restedSize(unwatched);
  const peak = await turn(unwatched, turns - WARM_UP);
  await longRest();
  const rested = await restedSize(unwatched);
  await unwatched.watch((browser) => side.leave(readerOf(browser)));
  return { before, peak, rested };
}

/** The memory after a page was read and garbage was collected; an idle browser may postpone the collection. */
async function restedSize(unwatched: UnwatchedBrowser): Promise<number> {
  await readingRest();
  await unwatched.watch(async (browser) => {
    const devtools = await readerOf(browser).context().newCDPSession(readerOf(browser));
    await devtools.send('HeapProfiler.collectGarbage');
  });
  await longRest();
  return proportionalSize(unwatched.pid);
}

/** The only page of the profile. */
function readerOf(browser: Browser): Page {
  const page = browser.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error('The browser has no page.');
  return page;
}

/** Turns pages without a connected client; resolves to the most memory meanwhile, when all are turned. */
async function turn(unwatched: UnwatchedBrowser, turns: number): Promise<number> {
  await unwatched.watch((browser) => readerOf(browser).evaluate(turnAll, turns));
  const isDone = async (browser: Browser): Promise<boolean> => {
    const turned = await readerOf(browser).evaluate(
      () => document.documentElement.dataset['turned'],
    );
    if (turned !== 'yes' && turned !== 'no') throw new Error(`Turning pages failed: ${turned}`);
    return turned === 'yes';
  };
  let peak = 0;
  do {
    for (let look = 0; look < LOOKS; look += 1) {
      peak = Math.max(peak, await proportionalSize(unwatched.pid));
      await lookRest();
    }
  } while (!(await unwatched.watch(isDone)));
  return peak;
}
