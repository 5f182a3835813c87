import { chromium } from 'playwright';
import { launchOptions, signIn } from '../measure-portal.ts';
import { range } from '../range.ts';
import { inTurn, portalsAt } from '../start-portal.ts';
import { PARTS, type Part } from './bytes-by-part.ts';
import { LINES, measureStart, type Start } from './measure-start.ts';

/*
 * `pnpm bench:start [address]…`: from navigation to a usable home page, for a signed-in user with a cold
 * cache; alternately on a slow line with a slow processor, and without throttling. Several portals are
 * interleaved. Prints tables for `bench/README.md`: times, and transferred bytes by package.
 */
const ROUNDS = 9;
await using portals = await portalsAt(process.argv.slice(2));
const measured = LINES.flatMap((line) =>
  portals.urls.map((url) => ({ line, url, starts: [] as Start[] })),
);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { line, url, starts } of inTurn(measured, round)) {
    await using browser = await chromium.launch(launchOptions());
    const state = await signIn(browser, url);
    starts.push(await measureStart(browser, { portal: url, state, line }));
  }
}

const isCompared = portals.urls.length > 1;
const ms = (time: number) => `${time.toFixed(0)} ms`;
console.log('| Line and processor | First paint | Largest paint | Usable |');
console.log('| --- | --- | --- | --- |');
for (const { line, url, starts } of measured) {
  const row = (['firstPaint', 'largestPaint', 'usable'] as const).map((what) =>
    range(
      starts.map((start) => start[what]),
      ms,
    ),
  );
  console.log(`| ${isCompared ? `${url}, ` : ''}${line.name} | ${row.join(' | ')} |`);
}
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const heads = isCompared ? portals.urls : [''];
console.log(`\n| Over the line, packed | ${heads.join(' | ')} |`);
console.log(`| --- |${' --- |'.repeat(heads.length)}`);
for (const part of Object.keys(PARTS) as Part[]) {
  const columns = portals.urls.map((portal) => {
    const starts = measured.flatMap(({ url, starts: own }) => (url === portal ? own : []));
    return range(
      starts.map(({ bytes }) => bytes[part]),
      kilobytes,
    );
  });
  console.log(`| ${PARTS[part]} | ${columns.join(' | ')} |`);
}
