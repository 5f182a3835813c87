import { chromium } from 'playwright';
import { launchOptions, signIn } from '../measure-portal.ts';
import { range } from '../range.ts';
import { portalAt } from '../start-portal.ts';
import { PARTS, type Part } from './bytes-by-part.ts';
import { LINES, measureStart, type Start } from './measure-start.ts';

/*
 * `pnpm bench:start [address]`: from navigation to a usable home page, for a signed-in user with a cold
 * cache; alternately on a slow line with a slow processor, and without throttling. Prints tables for
 * `bench/README.md`: times, and transferred bytes by package.
 */
const ROUNDS = 9;
const [address] = process.argv.slice(2);
await using portal = await portalAt(address);
const found = new Map(LINES.map(({ name }): [string, Start[]] => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const line of LINES) {
    await using browser = await chromium.launch(launchOptions());
    const state = await signIn(browser, portal.url);
    found.get(line.name)?.push(await measureStart(browser, { portal: portal.url, state, line }));
  }
}
const ms = (time: number) => `${time.toFixed(0)} ms`;
console.log('| Line and processor | First paint | Largest paint | Usable |');
console.log('| --- | --- | --- | --- |');
for (const [name, starts] of found) {
  const row = (['firstPaint', 'largestPaint', 'usable'] as const).map((what) =>
    range(
      starts.map((start) => start[what]),
      ms,
    ),
  );
  console.log(`| ${name} | ${row.join(' | ')} |`);
}
const starts = [...found.values()].flat();
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
console.log('\n| Over the line, packed | |\n| --- | --- |');
for (const part of Object.keys(PARTS) as Part[]) {
  const sizes = starts.map(({ bytes }) => bytes[part]);
  console.log(`| ${PARTS[part]} | ${range(sizes, kilobytes)} |`);
}
