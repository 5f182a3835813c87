import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { storeEmbed } from './store-embed.ts';

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'leeszaal-embed-'));
  folder = join(home, 'embed');
});
afterEach(() => rm(home, { recursive: true }));

async function build(reader: string): Promise<string> {
  const draft = join(home, 'draft');
  await mkdir(draft);
  await writeFile(join(draft, 'leeszaal-reader.js'), reader);
  await writeFile(join(draft, 'frame.js'), 'frame');
  return storeEmbed(folder, draft);
}

const named = async () => JSON.parse(await readFile(join(folder, 'embed.json'), 'utf8'));

test('names the scripts of the newest build with their digests, and keeps older ones', async () => {
  const first = await build('one');
  const second = await build('two');
  expect((await readdir(folder)).sort()).toEqual([first, second, 'embed.json'].sort());
  const { reader, frame } = await named();
  expect(reader.file).toBe(`${second}/leeszaal-reader.js`);
  expect(frame.file).toBe(`${second}/frame.js`);
  const digest = createHash('sha384').update('two').digest('base64');
  expect(reader.integrity).toBe(`sha384-${digest}`);
});

test('the same files have the same folder', async () => {
  const first = await build('one');
  const second = await build('two');
  expect(await build('one')).toBe(first);
  expect((await named()).reader.file).toContain(first);
  expect((await readdir(folder)).sort()).toEqual([first, second, 'embed.json'].sort());
});
