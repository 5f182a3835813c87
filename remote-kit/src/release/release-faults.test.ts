import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { releaseFaults } from './release-faults.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-faults-'));
  const assets = { js: { sync: ['screen.js'] }, css: { sync: [] } };
  const exposes = [{ path: './remote', assets }];
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify({ exposes }));
  await writeFile(join(folder, 'remoteEntry.js'), '1');
  await writeFile(join(folder, 'screen.js'), '1');
});
afterEach(() => rm(folder, { recursive: true }));

test('a complete build within its budget has none', async () => {
  expect(await releaseFaults(folder, 1)).toEqual([]);
});

test('only what loads first counts for the budget', async () => {
  const noise = Array.from({ length: 4000 }, () => Math.random()).join();
  await writeFile(join(folder, 'later.js'), noise);
  expect(await releaseFaults(folder, 1)).toEqual([]);
  await writeFile(join(folder, 'screen.js'), noise);
  expect(await releaseFaults(folder, 1)).toEqual([
    expect.stringMatching(/^The files that load first have \d+ KB of gzip. The budget is 1 KB.$/),
  ]);
});

test('names a file that is missing', async () => {
  await rm(join(folder, 'screen.js'));
  expect(await releaseFaults(folder, 1)).toEqual(['screen.js is missing.']);
});

test('names a file that a release cannot have', async () => {
  await writeFile(join(folder, '.secrets'), '');
  expect(await releaseFaults(folder, 1)).toEqual(['.secrets: not a plain relative path']);
});
