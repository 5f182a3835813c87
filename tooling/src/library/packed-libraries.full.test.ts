import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execa } from 'execa';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { libraries } from './libraries.ts';
import { packLibrary } from './testing/pack-library.ts';

const attw = fileURLToPath(
  new URL('./dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json')),
);
const tarballs = new Map<string, string>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-libraries-'));
  // In this order: each takes the declarations of those before it.
  for (const name of libraries) tarballs.set(name, await packLibrary(name, folder));
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const tarballOf = (name: string): string => tarballs.get(name) ?? '';

test.each(libraries)('the entries of %s are there, and named as npm wants them', async (name) => {
  const bytes = await readFile(tarballOf(name));
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer } });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test.each(libraries)('the types of %s resolve in a bundler and in Node', async (name) => {
  const { all, failed } = await execa(
    process.execPath,
    [attw, tarballOf(name), '--profile', 'esm-only'],
    {
      all: true,
      reject: false,
    },
  );
  expect(failed ? all : '').toBe('');
});
