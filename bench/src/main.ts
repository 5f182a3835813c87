import { chromium } from 'playwright';
import { gather, launchOptions, measureRound, type Round } from './measure-portal.ts';
import { measureSearch, p95 } from './measure-search.ts';
import { range } from './range.ts';
import { inTurn, portalsAt } from './start-portal.ts';

/*
 * `pnpm bench [address]…`: measures the built portals at the addresses, interleaved, with a column for
 * each. Without an address it starts a portal with the demonstration library. Each figure is a median
 * with its range over fresh browsers, in a table for `bench/README.md`.
 */
const ROUNDS = 9;

interface Measured {
  readonly rounds: Round[];
  readonly search: number[];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const ms = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;
const shift = (sum: number) => sum.toFixed(4);

type Row = readonly [what: string, figures: (measured: Measured) => string];

const of = (what: Exclude<keyof Round, 'token'>, say: (value: number) => string): Row[1] => {
  return ({ rounds }) => range(gather(rounds, what), say);
};

const ROWS: readonly Row[] = [
  ['JavaScript for the first screen (gzip)', of('homeBytes', kilobytes)],
  ['JavaScript more for opening a PDF (gzip)', of('pdfBytes', kilobytes)],
  ['JavaScript more for opening an EPUB (gzip)', of('epubBytes', kilobytes)],
  ['Largest contentful paint of home', of('homePaint', ms)],
  ['Largest contentful paint of results', of('resultsPaint', ms)],
  ['Answer of a search to its first card', of('firstCard', ms)],
  ['Layout shift of results while covers arrive', of('resultsShift', shift)],
  ['Click to first PDF page', of('firstPdfPage', ms)],
  ['Click to first EPUB page', of('firstEpubPage', ms)],
  ['Turn of a PDF page, key to paint', of('pdfTurns', ms)],
  ['Turn of an EPUB page, key to paint', of('epubTurns', ms)],
  ['Search through HTTP', ({ search }) => `${range(search, ms)}, p95 ${ms(p95(search))}`],
];

await using portals = await portalsAt(process.argv.slice(2));
const measured = portals.urls.map((url) => ({
  url,
  rounds: [] as Round[],
  search: [] as number[],
}));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { url, rounds } of inTurn(measured, round)) {
    await using browser = await chromium.launch(launchOptions());
    rounds.push(await measureRound(browser, url));
  }
}
for (const { url, rounds, search } of measured) {
  search.push(...(await measureSearch(url, rounds.at(-1)?.token ?? '')));
}

const heads = measured.length > 1 ? portals.urls : ['Median (range)'];
console.log(`| What | ${heads.join(' | ')} |\n| --- |${' --- |'.repeat(heads.length)}`);
for (const [what, figures] of ROWS)
  console.log(`| ${what} | ${measured.map(figures).join(' | ')} |`);
