import { chromium, type Page } from 'playwright';
import { launchOptions, SCREEN, searchPath, signIn } from '../measure-portal.ts';
import { quantile, range } from '../range.ts';
import { openLibrary } from '../search/library.ts';
import { GENERATED_CONNECTION } from '../search/load-library.ts';
import { startServer } from '../search/start-server.ts';
import { type Growth, measureGrowth } from './measure-growth.ts';
import { measureTicks } from './measure-ticks.ts';

/*
 * `pnpm bench:results`: how the screen of results behaves on a catalogue of 100,000 records: the time from
 * a tick of a filter to the next paint on a slow processor, and what 5,000 results do to the page. The
 * library is the one of `pnpm bench:search`. Build first.
 */
const RECORDS = 100_000;
const ROUNDS = 9;
const TICKS = 6;
const RESULTS = 5000;

const tell = (line: string): void => console.error(line);
const ms = (time: number): string => `${time.toFixed(0)} ms`;

async function inFreshBrowser<T>(url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions());
  try {
    const storageState = await signIn(browser, url);
    const context = await browser.newContext({ storageState, viewport: SCREEN });
    const page = await context.newPage();
    await page.goto(url + searchPath('', GENERATED_CONNECTION));
    await page.getByRole('complementary', { name: 'Filters' }).locator('li').first().waitFor();
    await page.locator('[aria-setsize]').first().waitFor();
    return await work(page);
  } finally {
    await browser.close();
  }
}

const library = await openLibrary('pglite', RECORDS, tell);
const server = await startServer(library);
try {
  const ticks: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ticks.push(...(await inFreshBrowser(server.url, (page) => measureTicks(page, TICKS))));
  }
  const { loaded, mostNodes, frames }: Growth = await inFreshBrowser(server.url, (page) =>
    measureGrowth(page, RESULTS),
  );
  console.log('| What | Median (range) |\n| --- | --- |');
  console.log(
    `| Tick of a filter to the next paint, processor slowed four times | ${range(ticks, ms)} |`,
  );
  console.log(
    `| Most elements in the page while ${loaded} results were loaded and scrolled | ${mostNodes} |`,
  );
  console.log(
    `| Frame while scrolling through them | ${range(frames, ms)}, p95 ${ms(quantile(frames, 0.95))} |`,
  );
} finally {
  await server.stop();
  await library.stop();
}
