import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { compile } from '@leeszaal/remote-kit/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { PrefetchPlugin } from './prefetch-plugin.ts';

let folder: string;
let page: string;
const digests = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-integrity-'));
  const sources = {
    'main.js': 'import("./nl.po"); import(/* webpackChunkName: "first" */ "./first.js");',
    'first.js': 'export const open = () => import(/* webpackChunkName: "late" */ "./late.js");',
    'late.js': 'export default 1;',
    'nl.po': 'export const messages = "Nederlands";',
    'prefetch.js': 'globalThis.began = true;',
  };
  for (const [name, source] of Object.entries(sources)) {
    await writeFile(join(folder, name), source);
  }
  const path = join(folder, 'built');
  await compile({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path, filename: '[name].[contenthash].js' },
    cache: false,
    plugins: [
      new HtmlWebpackPlugin({ publicPath: '/', minify: false, scriptLoading: 'defer' }),
      new PrefetchPlugin('./prefetch.js'),
      new IntegrityPlugin(),
    ],
  });
  for (const file of await readdir(path)) {
    const bytes = await readFile(join(path, file));
    digests.set(file, `sha256-${createHash('sha256').update(bytes).digest('base64')}`);
  }
  page = await readFile(join(path, 'index.html'), 'utf8');
});

afterAll(() => rm(folder, { recursive: true }));

const digestOf = (name: string): string =>
  [...digests].find(([file]) => file.startsWith(name))?.[1] ?? '';

test.each(['main', 'prefetch', 'first'])('the page has the digest of the script %s', (name) => {
  const [tag = ''] = page.match(new RegExp(`<(?:script|link)[^>]*/${name}\\.[^>]*>`)) ?? [];
  expect(tag).toContain(digestOf(name));
  expect(tag).toMatch(/crossorigin="?anonymous/);
});

test('the page has the digest of the messages in each language', () => {
  const [, file = '', digest] = /data-messages-nl="\/(\S+) (\S+)"/.exec(page) ?? [];
  expect(digest).toBe(digests.get(file));
});

test('the entry has the digest of every later script', async () => {
  const [main = ''] = [...digests.keys()].filter((file) => file.startsWith('main'));
  const entry = await readFile(join(folder, 'built', main), 'utf8');
  const later = [...digests].filter(([file]) => !/^(?:main|prefetch|index)/.test(file));
  expect(later).toHaveLength(3);
  for (const [, digest] of later) expect(entry).toContain(digest);
});
