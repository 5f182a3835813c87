import { chromium, type Page } from 'playwright';
import { launchOptions, SCREEN, searchPath, signIn } from '../measure-portal.ts';
import { quantile, range } from '../range.ts';
import { openLibrary } from '../search/library.ts';
import { GENERATED_CONNECTION } from '../search/load-library.ts';
import { startServer } from '../search/start-server.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureTicks } from './measure-ticks.ts';

/* `pnpm bench:results [ticks|growth]`: the results page on a catalogue of 100,000 records.
   Measures the time from ticking a filter to the next paint on a slow processor, and the effect
   of 5,000 results on the page. The library is that of `pnpm bench:search`. Build first. */
const RECORDS = 100_000;
const ROUNDS = 9;
const TICKS = 6;
const RESULTS = 5000;

const tell = (line: string): void => console.error(line);
const ms = (time: number): string => `${time.toFixed(0)} ms`;

async function inFreshBrowser<T>(url: string, work: (page: Page) => Promise<T>): Promise<T> {
  await using browser = await chromium.launch(launchOptions());
  const storageState = await signIn(browser, url);
  const context = await browser.newContext({ storageState, viewport: SCREEN });
  const page = await context.newPage();
  await page.goto(url + searchPath('', GENERATED_CONNECTION));
  await page.getByRole('complementary', { name: 'Filters' }).locator('li').first().waitFor();
  await page.locator('[aria-setsize]').first().waitFor();
  return await work(page);
}

async function ticks(url: string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(...(await inFreshBrowser(url, (page) => measureTicks(page, TICKS))));
  }
  const what = 'Tick of a filter to the next paint, processor slowed four times';
  console.log(`| ${what} | ${range(times, ms)} |`);
}

async function growth(url: string): Promise<void> {
  const grown = await inFreshBrowser(url, (page) => measureGrowth(page, RESULTS));
  const { loaded, mostNodes, frames } = grown;
  console.log(
    `| Most elements in the page with ${loaded} results, scrolled through | ${mostNodes} |`,
  );
  const late = `p95 ${ms(quantile(frames, 0.95))}`;
  console.log(`| Frame while scrolling through them | ${range(frames, ms)}, ${late} |`);
}

const measures = { ticks, growth };
const [only] = process.argv.slice(2);
await using library = await openLibrary('pglite', RECORDS, tell);
await using server = await startServer(library);
console.log('| What | Median (range) |\n| --- | --- |');
for (const [name, measure] of Object.entries(measures)) {
  if (only === undefined || only === name) await measure(server.url);
}
