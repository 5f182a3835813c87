import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { PrefetchPlugin } from './prefetch-plugin.ts';

const PAGE = '<!doctype html><html><head></head><body></body></html>';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-prefetch-'));
  const sources = {
    'main.js': ['a', 'b']
      .map((name) => `import(/* webpackChunkName: "${name}" */ "./${name}.js");`)
      .join('')
      .concat(
        'import(/* webpackChunkName: "later", webpackFetchPriority: "high" */ "./later.js");',
        'globalThis.began = "main"; import("./nl.po");',
      ),
    'a.js': 'export const open = () => import(/* webpackChunkName: "late" */ "./late.js");',
    'b.js': `export const words = ${JSON.stringify('words '.repeat(500))};`,
    'later.js': `export const words = ${JSON.stringify('words '.repeat(900))};`,
    'late.js': 'export default 1;',
    'nl.po': 'export const messages = "Nederlands";',
    'prefetch.js': 'globalThis.began = "prefetch";',
  };
  for (const [name, source] of Object.entries(sources)) {
    await writeFile(join(folder, name), source);
  }
});

afterAll(() => rm(folder, { recursive: true }));

/** Builds into a folder of its own and returns it, with the page. */
async function build(source?: string): Promise<{ path: string; page: string }> {
  const path = join(folder, source === undefined ? 'without' : 'with');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path, filename: '[name].[contenthash].js', chunkFilename: '[name].js' },
    plugins: [
      new HtmlWebpackPlugin({ templateContent: PAGE, publicPath: '/', minify: false }),
      new PrefetchPlugin(source),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  return { path, page: await readFile(join(path, 'index.html'), 'utf8') };
}

const scriptsOf = (page: string) =>
  [...page.matchAll(/<script defer(?: data-messages-nl="?[^" >]+"?)? src="?\/([^" >]+)/g)].map(
    ([, src = '']) => src,
  );

test('builds a script of its own, which the page runs before all others and tells where messages are [C2.36]', async () => {
  const { path, page } = await build('./prefetch.js');
  const scripts = scriptsOf(page);
  expect(scripts.map((script) => script.split('.')[0])).toEqual(['prefetch', 'main']);
  const [first = '', main = ''] = await Promise.all(
    scripts.map((script) => readFile(join(path, script), 'utf8')),
  );
  expect(first).toContain('"prefetch"');
  expect(main).not.toContain('"prefetch"');
  const messages = /<script[^>]* data-messages-nl="?\/([^" >]+)[^>]*prefetch/.exec(page)?.[1] ?? '';
  expect(await readFile(join(path, messages), 'utf8')).toContain('Nederlands');
  const chunks = ['a.js', 'b.js', 'late.js', 'later.js', messages];
  expect((await readdir(path)).sort()).toEqual([...scripts, ...chunks, 'index.html'].sort());
});

test('the page asks for what the entry imports, the largest first and none of it less urgently', async () => {
  const { page } = await build();
  expect(scriptsOf(page).map((script) => script.split('.')[0])).toEqual(['main']);
  expect(page.match(/<link [^>]*>/g)).toEqual([
    '<link rel=preload as=script href=/b.js>',
    '<link rel=preload as=script href=/a.js>',
  ]);
});
