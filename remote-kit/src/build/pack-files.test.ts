import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { packFiles } from './pack-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-pack-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what is worth it stands packed beside itself', async () => {
  const code = 'const answer = 42;\n'.repeat(200);
  await mkdir(join(folder, 'deeper'));
  await writeFile(join(folder, 'main.0123456789abcdef.js'), code);
  await writeFile(join(folder, 'deeper/page.html'), code);
  await writeFile(join(folder, 'small.js'), 'let a;');
  await writeFile(join(folder, 'main.0123456789abcdef.js.map'), code);
  await writeFile(join(folder, 'font.woff2'), code);
  await packFiles(folder);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.br'));
  expect(names.sort()).toEqual(['deeper/page.html.br', 'main.0123456789abcdef.js.br']);
  for (const name of names) {
    expect(brotliDecompressSync(await readFile(join(folder, name))).toString()).toBe(code);
  }
});
