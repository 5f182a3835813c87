import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import webpack from 'webpack';
import { CompileAheadPlugin } from './compile-ahead-plugin.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-compile-'));
  const sources = {
    main: 'import(/* webpackChunkName: "next" */ "./next.js");',
    next: 'export const open = () => import(/* webpackChunkName: "late" */ "./late.js");',
    late: 'export default 1;',
  };
  for (const [name, source] of Object.entries(sources)) {
    await writeFile(join(folder, `${name}.js`), source);
  }
});
afterAll(() => rm(folder, { recursive: true }));

test('marks what a build starts with, and not what is loaded later', async () => {
  const output = { path: join(folder, 'built'), filename: '[name].js', chunkFilename: '[name].js' };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output,
    plugins: [new CompileAheadPlugin()],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats?.toJson({ all: false, errors: true }).errors).toEqual([]);
  const marked = [];
  for (const file of await readdir(output.path)) {
    const source = await readFile(join(output.path, file), 'utf8');
    if (source.startsWith('//# allFunctionsCalledOnLoad\n')) marked.push(file);
  }
  expect(marked.sort()).toEqual(['main.js', 'next.js']);
});
