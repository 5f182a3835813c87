import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type LicensedPackage, licencesFile } from '@leeszaal/shared-contracts/registry';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { compile } from '../compile.ts';
import { type LicencesOptions, LicencesPlugin } from './licences-plugin.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'leeszaal-licences-')));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** An installed package, as JSON. */
const manifest = (name: string, fields: object = { license: 'MIT' }) =>
  JSON.stringify({ name, version: '1.2.3', sideEffects: false, ...fields });

/** The file of a build of `main.js`, whose webpack cache is in the folder too. */
async function build(options?: LicencesOptions): Promise<LicensedPackage[]> {
  const path = join(folder, 'built');
  await compile({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path },
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    resolveLoader: { modules: [join(import.meta.dirname, '../../../node_modules')] },
    plugins: [new MiniCssExtractPlugin(), new LicencesPlugin(options)],
    infrastructureLogging: { level: 'error' },
  });
  return JSON.parse(await readFile(join(path, licencesFile), 'utf8'));
}

const namesOf = (packages: readonly LicensedPackage[]): string[] =>
  packages.map(({ name }) => name).filter((name) => !['css-loader', 'webpack'].includes(name));

test('a build lists each package that is in it, also from the cache of webpack, and no other [S2.90]', async () => {
  await write({
    'main.js': `import { leaf } from 'joined'; import './look.css'; console.log(leaf);
      new Worker(new URL('worker', import.meta.url)); import('later');`,
    'look.css': `@font-face { font-family: f; src: url('font/f.woff2'); }`,
    'node_modules/joined/package.json': manifest('joined', {
      license: 'MIT',
      sideEffects: ['./index.js'],
    }),
    'node_modules/joined/index.js': `export { leaf } from 'leaf'; export { odd } from 'unused'; console.log(0);`,
    'node_modules/leaf/package.json': manifest('leaf'),
    'node_modules/leaf/index.js': 'export const leaf = Math.random();',
    'node_modules/unused/package.json': manifest('unused'),
    'node_modules/unused/index.js': 'export const odd = 1;',
    'node_modules/font/package.json': manifest('font', { license: 'OFL-1.1' }),
    'node_modules/font/f.woff2': 'a font',
    'node_modules/worker/package.json': manifest('worker'),
    'node_modules/worker/index.js': 'onmessage = () => postMessage(1);',
    'node_modules/later/package.json': manifest('later'),
    'node_modules/later/esm/package.json': '{"type":"module"}',
    'node_modules/later/index.js': `import('./esm/more.js');`,
    'node_modules/later/esm/more.js': 'console.log(1);',
    'node_modules/copied/package.json': manifest('copied'),
  });
  const options = { copied: [join(folder, 'node_modules/copied/data')] };
  const expected = ['copied', 'font', 'joined', 'later', 'leaf', 'worker'];
  const first = await build(options);
  expect(namesOf(first)).toEqual(expected);
  expect(first.map(({ name }) => name)).toContain('webpack');
  expect(await build(options)).toEqual(first);
});

test('a package has its texts, those of the works in it, and else the standard text [S2.91]', async () => {
  await write({
    'main.js': `import 'own'; import 'silent';`,
    'node_modules/own/package.json': manifest('own', {
      license: '(MIT OR GPL-3.0-only)',
      author: { name: 'Ada', email: 'ada@example.org' },
      sideEffects: true,
    }),
    'node_modules/own/index.js': 'console.log(1);',
    'node_modules/own/LICENSE': '\uFEFFCopyright Ada\r\n\r\nDo as you like.\r\n',
    'node_modules/own/NOTICE.md': 'See also',
    'node_modules/own/licenses.js': 'code',
    'node_modules/own/codec/LICENSE': 'Copyright Ada\n\nDo as you like.',
    'node_modules/own/codec/LICENSE.codec.md': 'Of the codec',
    'node_modules/silent/package.json': manifest('silent', { license: 'ISC', sideEffects: true }),
    'node_modules/silent/index.js': 'console.log(2);',
  });
  const packages = await build();
  expect(packages.find(({ name }) => name === 'own')).toEqual({
    name: 'own',
    version: '1.2.3',
    licence: '(MIT OR GPL-3.0-only)',
    author: 'Ada',
    texts: [
      { file: 'LICENSE', text: 'Copyright Ada\n\nDo as you like.' },
      { file: 'NOTICE.md', text: 'See also' },
      { file: 'codec/LICENSE.codec.md', text: 'Of the codec' },
    ],
  });
  const silent = packages.find(({ name }) => name === 'silent');
  expect(silent?.texts).toEqual([{ file: null, text: expect.stringContaining('ISC License') }]);
});

test.each([
  ['names none', undefined, 'odd 1.2.3 names no licence'],
  [
    'is GPL',
    'GPL-3.0-or-later',
    'odd 1.2.3 has the licence GPL-3.0-or-later, which is not allowed',
  ],
  ['is AGPL with another', 'MIT AND AGPL-3.0-only', 'is not allowed'],
  ['has no identifier', 'SEE LICENSE IN LICENSE', 'is not allowed'],
  ['is not for others', 'UNLICENSED', 'is not allowed'],
])('a build fails when the licence of a package %s [S2.92]', async (_what, license, reason) => {
  await write({
    'main.js': `import 'odd';`,
    'node_modules/odd/package.json': manifest('odd', { license, sideEffects: true }),
    'node_modules/odd/index.js': 'console.log(1);',
  });
  await expect(build()).rejects.toThrow(reason);
  const packages = await build({ stated: { odd: 'LicenseRef-Team' } });
  expect(packages).toContainEqual(
    expect.objectContaining({ name: 'odd', licence: 'LicenseRef-Team' }),
  );
  await expect(build({ stated: { odd: 'GPL-2.0-only' } })).rejects.toThrow('is not allowed');
});
