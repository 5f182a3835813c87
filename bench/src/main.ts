import { chromium } from 'playwright';
import { gather, launchOptions, measureRound, type Round } from './measure-portal.ts';
import { measureSearch, p95 } from './measure-search.ts';
import { range } from './range.ts';
import { portalAt } from './start-portal.ts';

/*
 * `pnpm bench [address]`: measures the built portal at an address. Without an address it starts a
 * portal with the demonstration library. Each figure is a median with its range over fresh browsers,
 * in a table for `bench/README.md`.
 */
const ROUNDS = 9;
const [address] = process.argv.slice(2);
await using portal = await portalAt(address);
const rounds: Round[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  await using browser = await chromium.launch(launchOptions());
  rounds.push(await measureRound(browser, portal.url));
}
const search = await measureSearch(portal.url, rounds.at(-1)?.token ?? '');

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const ms = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
const shift = (sum: number) => sum.toFixed(4);
const rows = [
  ['JavaScript for the first screen (gzip)', range(gather(rounds, 'homeBytes'), kilobytes)],
  ['JavaScript more for opening a PDF (gzip)', range(gather(rounds, 'pdfBytes'), kilobytes)],
  ['JavaScript more for opening an EPUB (gzip)', range(gather(rounds, 'epubBytes'), kilobytes)],
  ['Largest contentful paint of home', range(gather(rounds, 'homePaint'), ms)],
  ['Largest contentful paint of results', range(gather(rounds, 'resultsPaint'), ms)],
  ['Layout shift of results while covers arrive', range(gather(rounds, 'resultsShift'), shift)],
  ['Click to first PDF page', range(gather(rounds, 'firstPdfPage'), ms)],
  ['Click to first EPUB page', range(gather(rounds, 'firstEpubPage'), ms)],
  ['Turn of a PDF page, key to paint', range(gather(rounds, 'pdfTurns'), ms)],
  ['Turn of an EPUB page, key to paint', range(gather(rounds, 'epubTurns'), ms)],
  ['Search through HTTP', `${range(search, ms)}, p95 ${ms(p95(search))}`],
];
console.log('| What | Median (range) |\n| --- | --- |');
for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
