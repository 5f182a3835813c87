import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { PreloadPlugin } from './preload-plugin.ts';

const PAGE = '<!doctype html><html><head></head><body></body></html>';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-preload-'));
  const sources = {
    main: ['a', 'b']
      .map((name) => `import(/* webpackChunkName: "${name}" */ "./${name}.js");`)
      .join(''),
    a: 'export const open = () => import(/* webpackChunkName: "late" */ "./late.js");',
    b: `export const words = ${JSON.stringify('words '.repeat(500))};`,
    late: 'export default 1;',
  };
  for (const [name, source] of Object.entries(sources)) {
    await writeFile(join(folder, `${name}.js`), source);
  }
});
afterAll(() => rm(folder, { recursive: true }));

test('the page asks for what the entry imports, the largest first and none of it less urgently', async () => {
  const path = join(folder, 'built');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path, filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [
      new HtmlWebpackPlugin({ templateContent: PAGE, publicPath: '/', minify: false }),
      new PreloadPlugin(),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  const page = await readFile(join(path, 'index.html'), 'utf8');
  expect(page.match(/<link [^>]*>/g)).toEqual([
    '<link rel=preload as=script href=/b.js>',
    '<link rel=preload as=script href=/a.js>',
  ]);
});
