import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { keepOnly } from './keep-only.ts';

test('the builds of earlier releases go, and the kept one stays whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leeszaal-keep-'));
  try {
    await keepOnly(join(folder, 'missing'), 'any');
    for (const name of ['former', 'kept']) {
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'file'), '');
    }
    await keepOnly(folder, 'kept');
    expect(await readdir(folder, { recursive: true })).toEqual(['kept', join('kept', 'file')]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
