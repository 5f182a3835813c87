import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import { moduleSizes, packageOf } from './module-sizes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-sizes-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writeScript = async (name: string, code: string, sources: string[], segments: number[][]) => {
  const mappings = encode([segments as unknown as SourceMapSegment[]]);
  await writeFile(join(folder, name), code);
  await writeFile(join(folder, `${name}.map`), JSON.stringify({ sources, mappings }));
};

test('a module has the share of each script that it has of its characters', async () => {
  const code = `${'a'.repeat(10)}${'b'.repeat(20)}${'c'.repeat(10)}`;
  const sources = [
    'webpack://leeszaal-shop-1/./src/remote.ts',
    'webpack://leeszaal-shop-1/../shared-ui/src/link/link.tsx?0cdd',
    'webpack://leeszaal-shop-1/../node_modules/.pnpm/a@1/node_modules/@scope/a/index.js',
  ];
  const [own = '', shared = '', installed = ''] = sources;
  await writeScript('one.js', code, [own, shared], [[0, 0, 0, 0], [10, 1, 0, 0], [30]]);
  await writeScript('two.js', code, [installed], [[0, 0, 0, 0]]);
  const size = gzipSync(code).byteLength;
  const sizes = await moduleSizes(folder);
  expect([...sizes.keys()]).toEqual([
    './src/remote.ts',
    '@leeszaal/shared-ui/src/link/link.tsx',
    '@scope/a/index.js',
  ]);
  expect(sizes.get('./src/remote.ts')).toBeCloseTo(size / 4);
  expect(sizes.get('@leeszaal/shared-ui/src/link/link.tsx')).toBeCloseTo(size / 2);
  expect(sizes.get('@scope/a/index.js')).toBeCloseTo(size);
});

test.each([
  ['react-aria/dist/index.js', 'react-aria'],
  ['@lingui/core/dist/index.js', '@lingui/core'],
  // In the workspace, and installed.
  ['@leeszaal/shared-ui/src/link/link.tsx', '@leeszaal/shared-ui'],
  ['@leeszaal/shared-ui/lib/link/link.js', '@leeszaal/shared-ui'],
  ['./src/remote.ts', '.'],
])('%s belongs to %s', (module, name) => expect(packageOf(module)).toBe(name));
