import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { AheadPlugin } from './ahead-plugin.ts';

const PAGE = '<!doctype html><html><head></head><body></body></html>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-ahead-'));
  await writeFile(join(folder, 'main.js'), 'globalThis.began = "main"; import("./nl.po");');
  await writeFile(join(folder, 'nl.po'), 'export const messages = "Nederlands";');
  await writeFile(join(folder, 'ahead.js'), 'globalThis.began = "ahead";');
});
afterAll(() => rm(folder, { recursive: true }));

test('builds a script of its own, which the page runs before all others and tells where messages are [C2.36]', async () => {
  const output = { path: join(folder, 'built'), filename: '[name].[contenthash].js' };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output,
    plugins: [
      new HtmlWebpackPlugin({ templateContent: PAGE, publicPath: '/', minify: false }),
      new AheadPlugin('./ahead.js'),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  const page = await readFile(join(output.path, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script defer src="?\/([^" >]+)/g)].map(([, src = '']) => src);
  expect(scripts.map((script) => script.split('.')[0])).toEqual(['ahead', 'main']);
  const [ahead = '', main = ''] = await Promise.all(
    scripts.map((script) => readFile(join(output.path, script), 'utf8')),
  );
  expect(ahead).toContain('ahead');
  expect(main).not.toContain('ahead');
  const messages = /<script[^>]*ahead[^>]* data-messages-nl="?\/([^" >]+)/.exec(page)?.[1] ?? '';
  expect(await readFile(join(output.path, messages), 'utf8')).toContain('Nederlands');
  expect((await readdir(output.path)).sort()).toEqual([...scripts, messages, 'index.html'].sort());
});
