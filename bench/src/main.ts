import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { measurePortal } from './measure-portal.ts';
import { range } from './range.ts';

/*
 * `pnpm bench [address]`: figures of the built portal that runs at the address (`npm start`; the
 * default is http://localhost:4200). Each timing is a median with its range over fresh browsers.
 */
const ROUNDS = 5;
const portal = process.argv[2] ?? 'http://localhost:4200';
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

async function gzipped(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true });
  const scripts = files.filter((file) => /\.m?js$/.test(file));
  const sizes = await Promise.all(
    scripts.map(async (file) => gzipSync(await readFile(join(folder, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

console.log(`All scripts of the host, gzip: ${kilobytes(await gzipped(join(dist, 'host')))}`);
const measured = await measurePortal(portal, ROUNDS);
console.log(`Scripts for the first screen, gzip: ${range(measured.firstScreenBytes, kilobytes)}`);
console.log(`Scripts for opening the reader, gzip: ${range(measured.readerBytes, kilobytes)}`);
const ms = (time: number) => `${time.toFixed(0)} ms`;
console.log(`LCP of home: ${range(measured.homeLcp, ms)}`);
console.log(`LCP of results: ${range(measured.resultsLcp, ms)}`);
console.log(`Open to first PDF page: ${range(measured.firstPage, ms)}`);
console.log(`Page turn (press to page number): ${range(measured.pageTurn, ms)}`);
console.log(`Search through HTTP: ${range(measured.search, ms)}, p95 ${ms(measured.searchP95)}`);
