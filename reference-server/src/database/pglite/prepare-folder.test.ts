import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { temporaryFolder } from '../../documents/testing/temporary-folder.ts';
import { prepareFolder } from './prepare-folder.ts';

// Creates a database, which is slow on a busy machine.
jest.setTimeout(120_000);

const temporary = temporaryFolder();
const folderOf = async (name: string, ...files: string[]) => {
  const folder = join(temporary.path(), name);
  await mkdir(folder);
  for (const file of files) await writeFile(join(folder, file), 'x');
  return folder;
};

it('makes a database whole or not at all, whatever an interrupted start has left', async () => {
  const folder = await folderOf('new');
  await folderOf('new-draft', 'PG_VERSION', 'leftover');
  await prepareFolder(folder);
  const made = await readdir(folder);
  expect(made).toEqual(expect.arrayContaining(['PG_VERSION', 'base', 'global', 'pg_wal']));
  expect(made).not.toContain('leftover');
  expect(await readdir(temporary.path())).toEqual(['new']);
});

it('leaves a database alone, and takes no folder with something else in it', async () => {
  const there = await folderOf('there', 'PG_VERSION');
  await prepareFolder(there);
  expect(await readdir(there)).toEqual(['PG_VERSION']);
  const other = await folderOf('other', 'letter');
  await expect(prepareFolder(other)).rejects.toThrow('no complete database');
  expect(await readdir(other)).toEqual(['letter']);
});
