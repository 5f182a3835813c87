import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { baseConfig } from './base-config.ts';
import { compile } from './compile.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'leeszaal-url-'));
});
afterEach(() => rm(root, { recursive: true }));

const SOURCE = `
document.title = import.meta.url;
document.body.append(String(new URL('./picture.png', import.meta.url)));
`;

/** The scripts of a build in a folder. */
async function builtIn(name: string): Promise<string> {
  const folder = join(root, name);
  await mkdir(folder);
  await writeFile(join(folder, 'main.mjs'), SOURCE);
  await writeFile(join(folder, 'picture.png'), 'a picture');
  const outputPath = join(folder, 'built');
  const base = baseConfig({
    name: 'sample',
    folder,
    mode: 'production',
    uniqueName: 'sample',
    outputPath,
  });
  await compile({ ...base, entry: { main: './main.mjs' }, cache: false });
  const scripts = (await readdir(outputPath)).filter((file) => file.endsWith('.js')).sort();
  const texts = scripts.map(
    async (file) => `${file}\n${await readFile(join(outputPath, file), 'utf8')}`,
  );
  return (await Promise.all(texts)).join('\n');
}

test('equal sources make equal scripts in any folder, and no script names the folder', async () => {
  const scripts = await builtIn('a');
  expect(scripts).toContain('file:///main.mjs');
  expect(scripts).toMatch(/assets\/picture\.\w+\.png/);
  expect(scripts).not.toContain(root);
  expect(await builtIn('another-folder')).toBe(scripts);
});
