import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { CONTAINED_WORKS } from './contained-works.ts';
import { installedPackages } from './installed-packages.ts';
import { serverPackages } from './server-packages.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'leeszaal-installed-')));
});
afterEach(() => rm(folder, { recursive: true }));

async function install(place: string, manifest: object): Promise<string> {
  const path = join(folder, place);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'package.json'), JSON.stringify(manifest));
  return path;
}

test('finds dependencies of dependencies, also ones named like a module of Node, and none for development', async () => {
  await install('.', { dependencies: { a: '1' }, devDependencies: { dev: '1' } });
  await install('node_modules/dev', {});
  const a = await install('node_modules/a', {
    dependencies: { buffer: '1', a: '1' },
    optionalDependencies: { 'of-another-platform': '1' },
  });
  const buffer = await install('node_modules/a/node_modules/buffer', {});
  expect([...installedPackages(folder)].sort()).toEqual([a, buffer].sort());
});

test('a dependency that is not installed is an error', async () => {
  await install('.', { dependencies: { missing: '1' } });
  expect(() => installedPackages(folder)).toThrow('missing, a dependency of');
});

test('the server has Leeszaal, Node, its packages and the works in them, each with a text [S2.90 S2.91]', async () => {
  const packages = await serverPackages();
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'leeszaal',
      'fastify',
      'ky',
      '@electric-sql/pglite',
      '@embedpdf/pdfium',
    ]),
  );
  expect(names.some((name) => name.startsWith('node-'))).toBe(true);
  expect(names.filter((name) => name.startsWith('@leeszaal/'))).toEqual([]);
  for (const [container, works] of Object.entries(CONTAINED_WORKS)) {
    for (const { name } of works) expect(names).toContain(`${name} (${container})`);
  }
  expect(packages.filter(({ texts }) => texts.length === 0)).toEqual([]);
});
