import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort, hidePlaces, startFaultProxy } from '@leeszaal/test-support';
import { execa } from 'execa';
import { chromium, type Page } from 'playwright';
import { launchOptions, SCREEN, searchPath, signIn } from '../measure-portal.ts';
import { quantile, range } from '../range.ts';
import { startPortal } from '../start-portal.ts';
import { makeChapters, makeLongPdf, packEpub } from './make-books.ts';
import { measureMemory } from './memory.ts';
import { readOther } from './other-readers.ts';
import { rest } from './rest.ts';
import { serveOthers } from './serve-others.ts';
import { startInstitution } from './start-institution.ts';
import { type Reading, readEpub, readPdf } from './this-reader.ts';

/* `pnpm bench:reading`: compares this reader, in the portal and in an institution's page, with pdf.js's viewer
   component and epub.js, on the same files, in one run, interleaved, each in a fresh browser, without and with a server delay.
   Then measures what a thousand page turns do to the browser's memory. Build first. During
   development, `--rounds 3 --delay 0 --of PDF --turns 0` is enough. */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    delay: { type: 'string', multiple: true, default: ['0', '40'] },
    /** Only sides whose name begins so; empty for all. */
    of: { type: 'string', default: '' },
    /** Page turns of the PDF and of the EPUB for the memory figures; 0 for none. */
    turns: { type: 'string', default: '1000' },
  },
});
const ROUNDS = Number(options.rounds);
const DELAYS = options.delay.map(Number);
const TURNS = Number(options.turns);
const PAGES = 1000;
const CHAPTERS = 20;

const IMPORT = fileURLToPath(
  new URL('../../../reference-server/src/import-cli.ts', import.meta.url),
);
const ms = (time: number): string => `${time.toFixed(0)} ms`;
const p95 = (values: readonly number[]): string => ms(quantile(values, 0.95));

const report = makeLongPdf(PAGES);
const chapters = makeChapters(CHAPTERS);
const novel = await packEpub(chapters);
const proxyPort = await freePort();
const proxyUrl = `http://localhost:${proxyPort}`;
await using portal = await startPortal({ APP_HOST: '', REDIRECT_ORIGINS: proxyUrl });
const folder = await mkdtemp(join(tmpdir(), 'leeszaal-reading-'));
for (const { fileName, bytes } of [report, novel]) await writeFile(join(folder, fileName), bytes);
await execa(process.execPath, [IMPORT, folder], { env: { DATA_DIR: portal.dataDir } });
const proxy = await startFaultProxy({ port: proxyPort, target: portal.url });
await using others = await serveOthers(report.bytes, chapters);
await using institution = await startInstitution(portal, proxyUrl);

async function inFreshBrowser(
  address: string,
  work: (page: Page) => Promise<Reading>,
  isPortal: boolean,
): Promise<Reading> {
  await using browser = await chromium.launch(launchOptions());
  const state = isPortal ? { storageState: await signIn(browser, proxyUrl) } : {};
  const context = await browser.newContext({ ...state, viewport: SCREEN });
  await context.addInitScript(hidePlaces);
  const page = await context.newPage();
  await page.goto(address);
  if (isPortal)
    await page
      .getByRole('button', { name: /^Read A / })
      .first()
      .waitFor();
  // Every reader looks at a page at least this long.
  await rest();
  const reading = await work(page);
  if (isPortal) {
    // The next browser needs the seat.
    const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
    await page.getByRole('button', { name: 'Back to results' }).click();
    await released;
  }
  return reading;
}

/** Opens a document in the page of an institution, whose element had none before. */
async function inInstitution(title: string, read: typeof readPdf): Promise<Reading> {
  await using browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ viewport: SCREEN });
  await context.addInitScript(hidePlaces);
  await institution.signIn(context);
  const page = await context.newPage();
  await page.goto(institution.url);
  await page.waitForFunction(() => customElements.get('leeszaal-reader') !== undefined);
  await rest();
  const reading = await read(page, { docKey: await institution.findDocument(title) });
  const released = page.waitForResponse((answer) => answer.url().endsWith('/release'));
  await page.evaluate(() => document.querySelector('leeszaal-reader')?.remove());
  await released;
  return reading;
}

const SIDES = {
  'PDF, this reader': () =>
    inFreshBrowser(
      proxyUrl + searchPath(`"${report.title}"`),
      (page) => readPdf(page, { press: `Read ${report.title}` }),
      true,
    ),
  'PDF, this reader embedded': () => inInstitution(report.title, readPdf),
  'PDF, pdf.js viewer': () =>
    inFreshBrowser(`${others.url}/pdf`, (page) => readOther(page, 'pdf'), false),
  'EPUB, this reader': () =>
    inFreshBrowser(
      proxyUrl + searchPath(`"${novel.title}"`),
      (page) => readEpub(page, { press: `Read ${novel.title}` }),
      true,
    ),
  'EPUB, this reader embedded': () => inInstitution(novel.title, readEpub),
  'EPUB, epub.js': () =>
    inFreshBrowser(`${others.url}/epub`, (page) => readOther(page, 'epub'), false),
} as const;

try {
  console.log('| Delay | Side | First page | Turn | p95 | Cold jump or chapter | p95 |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const delay of DELAYS) {
    proxy.spoil(() => ({ delay }));
    others.setDelay(delay);
    const readings = new Map<string, Reading[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, read] of Object.entries(SIDES)) {
        if (!name.startsWith(options.of)) continue;
        readings.set(name, [...(readings.get(name) ?? []), await read()]);
      }
    }
    for (const [name, list] of readings) {
      const turns = list.flatMap((reading) => reading.turns);
      const jumps = list.flatMap((reading) => reading.jumps);
      const turned = turns.length > 0 ? `${range(turns, ms)} | ${p95(turns)}` : '– | –';
      const first = range(
        list.map((reading) => reading.first),
        ms,
      );
      console.log(
        `| ${delay} ms | ${name} | ${first} | ${turned} | ${range(jumps, ms)} | ${p95(jumps)} |`,
      );
    }
  }
  proxy.spoil(() => 'none');
  if (TURNS > 0) {
    const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
    for (const [name, { title }] of [
      ['PDF', report],
      ['EPUB', novel],
    ] as const) {
      if (!`${name}, this reader`.startsWith(options.of)) continue;
      const { before, after, rested } = await measureMemory(proxyUrl, title, TURNS);
      const growth = (to: number) => `${mb(to)} (${((to / before - 1) * 100).toFixed(0)} %)`;
      console.log(
        `\n${name}, memory over ${TURNS} turns: ${mb(before)} to ${growth(after)}, ${growth(rested)} at rest.`,
      );
    }
  }
} finally {
  await proxy.close();
  await rm(folder, { recursive: true, force: true });
}
