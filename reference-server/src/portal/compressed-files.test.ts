import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCompressedFiles } from './compressed-files.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(5000))})`;
const MEGABYTE = 1024 ** 2;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-compressed-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('unpacks no compressed file beyond the size of the plain one', async () => {
  const path = join(folder, 'bomb.js');
  await writeFile(path, SCRIPT);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  await writeFile(`${path}.br`, brotliCompressSync(Buffer.alloc(256 * MEGABYTE), { params }));
  const before = process.memoryUsage().arrayBuffers;
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().arrayBuffers);
  }, 1);
  const file = await createCompressedFiles().read(path, 'br');
  clearInterval(sampling);
  expect(brotliDecompressSync(file?.bytes ?? '').toString()).toBe(SCRIPT);
  expect(peak - before).toBeLessThan(64 * MEGABYTE);
});
