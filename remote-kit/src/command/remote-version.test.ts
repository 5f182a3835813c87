import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { remoteVersion } from './remote-version.ts';

let repository: string;
beforeEach(async () => {
  repository = await mkdtemp(join(tmpdir(), 'leeszaal-version-'));
  await write('package-lock.json', '{}');
  await write('notices/package.json', '{}');
  await write('notices/src/remote.ts', '');
});
afterEach(() => rm(repository, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  const file = join(repository, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

const changes = async (path: string): Promise<boolean> => {
  const version = () => remoteVersion(join(repository, 'notices'));
  const before = await version();
  await write(path, 'changed');
  return (await version()) !== before;
};

test.each([
  'package-lock.json',
  'notices/package.json',
  'notices/src/remote.ts',
  'notices/src/dev/fetch.ts',
  'notices/src/dist/index.ts',
  'notices/src/testing/index.ts',
  'notices/locales/nl.po',
])('changes with %s', async (path) => expect(await changes(path)).toBe(true));

test.each(['notices/src/remote.test.tsx', 'notices/dev/index.tsx', 'notices/dist/main.js'])(
  'does not change with %s',
  async (path) => expect(await changes(path)).toBe(false),
);
