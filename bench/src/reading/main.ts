import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '@leeszaal/test-support';
import { execa } from 'execa';
import { startPortal } from '../start-portal.ts';
import type { BenchBook } from './books/bench-book.contract.ts';
import { benchBooks } from './books/bench-books.ts';
import { type LineSpeed, startLine } from './line.ts';
import { measureBytes } from './measure-bytes.ts';
import { measureTimes, type Times } from './measure-times.ts';
import { measureMemory } from './memory/measure-memory.ts';
import { institutionSide } from './sides/institution-side.ts';
import { otherSide } from './sides/other-side.ts';
import { portalSide } from './sides/portal-side.ts';
import { serveOthers } from './sides/serve-others.ts';
import type { Side } from './sides/side.contract.ts';
import { startInstitution } from './sides/start-institution.ts';
import { BYTES_HEAD, bytesRow, MEMORY_HEAD, memoryRow, TIMES_HEAD, timesRow } from './tables.ts';

/* `pnpm bench:reading`: compares this reader with pdf.js's viewer component, foliate-js and epub.js on the same files,
   in one run, interleaved, each in a fresh browser: times on several lines, bytes of whole PDFs, and memory. Build
   first. During development, `--rounds 1 --line 0 --of short --turns 0 --bytes no` is enough. */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Milliseconds of delay, or `slow`. */
    line: { type: 'string', multiple: true, default: ['0', '40', 'slow'] },
    /** Part of the names of documents: these only. */
    of: { type: 'string', multiple: true, default: [''] },
    /** Sides: these only, for example the embedded one, which is left out otherwise. */
    side: {
      type: 'string',
      multiple: true,
      default: ['this reader', 'pdf.js', 'foliate-js', 'epub.js'],
    },
    bytes: { type: 'string', default: 'yes' },
    /** Page turns for the memory figures; 0 for none. */
    turns: { type: 'string', default: '400' },
  },
});

/** A line, and the factor by which the page's processor is slowed. */
interface Conditions extends LineSpeed {
  readonly name: string;
  readonly processor: number;
}
const conditionsOf = (line: string): Conditions =>
  line === 'slow'
    ? { name: '1.6 Mbit/s, 150 ms, slow', delay: 150, rate: 1_600_000, processor: 4 }
    : { name: `${line} ms`, delay: Number(line), processor: 1 };

const IMPORT = fileURLToPath(
  new URL('../../../reference-server/src/import-cli.ts', import.meta.url),
);

const books = (await benchBooks()).filter(({ kind, name }) =>
  options.of.some((part) => `${kind}, ${name}`.includes(part)),
);
const port = await freePort();
const url = `http://localhost:${port}`;
await using portal = await startPortal({
  APP_HOST: '',
  REDIRECT_ORIGINS: url,
  // All browsers of a side have the same session.
  ACCESS_TOKEN_SECONDS: '86400',
});
const folder = await mkdtemp(join(tmpdir(), 'leeszaal-reading-'));
for (const { fileName, bytes } of books) await writeFile(join(folder, fileName), bytes);
await execa(process.execPath, [IMPORT, folder], { env: { DATA_DIR: portal.dataDir } });
await rm(folder, { recursive: true });
await using institution = await startInstitution(portal, url);
await using others = await serveOthers(books);
await using portalLine = await startLine(new URL(portal.url), port);
await using othersLine = await startLine(others.url);
const lines = { portal: portalLine, others: othersLine } as const;
const othersUrl = `http://localhost:${othersLine.port}`;

const sides: readonly Side[] = [
  portalSide(url),
  institutionSide(institution),
  otherSide('pdf.js', 'PDF', othersUrl),
  otherSide('foliate-js', 'EPUB', othersUrl),
  otherSide('epub.js', 'EPUB', othersUrl),
].filter(({ name }) => options.side.includes(name));
const sidesOf = ({ kind }: BenchBook) => sides.filter(({ kinds }) => kinds.includes(kind));

function setSpeed(speed: LineSpeed): void {
  for (const line of Object.values(lines)) line.setSpeed(speed);
}

async function compareTimes(conditions: Conditions): Promise<void> {
  setSpeed(conditions);
  for (const book of books) {
    const found = new Map<string, Times[]>();
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const side of sidesOf(book)) {
        const times = await measureTimes(side, book, conditions.processor);
        found.set(side.name, [...(found.get(side.name) ?? []), times]);
      }
    }
    for (const [side, times] of found) console.log(timesRow(conditions.name, book, side, times));
  }
}

console.log(TIMES_HEAD);
for (const line of Number(options.rounds) > 0 ? options.line : []) {
  await compareTimes(conditionsOf(line));
}
setSpeed({ delay: 0 });
if (options.bytes === 'yes') {
  console.log(BYTES_HEAD);
  for (const book of books.filter(({ kind }) => kind === 'PDF')) {
    for (const side of sidesOf(book))
      console.log(bytesRow(book, side.name, await measureBytes(side, book, lines[side.line])));
  }
}
if (Number(options.turns) > 0) {
  console.log(MEMORY_HEAD);
  for (const book of books) {
    for (const side of sidesOf(book)) {
      const memory = await measureMemory(side, book, Number(options.turns));
      console.log(memoryRow(book, side.name, memory));
    }
  }
}
