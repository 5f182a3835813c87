import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryFolder } from '../../documents/testing/temporary-folder.ts';
import { openFileStore } from './file-store.ts';

const HOUR_SECONDS = 3600;
const temporary = temporaryFolder();

it('takes the files of interrupted imports away after a day, and no others', async () => {
  await mkdir(join(temporary.path(), 'files'));
  const hoursOld = async (hours: number, name: string) => {
    const path = await temporary.write(join('files', name), 'half a book');
    const then = Date.now() / 1000 - hours * HOUR_SECONDS;
    await utimes(path, then, then);
  };
  await hoursOld(25, '.incoming-dead');
  await hoursOld(23, '.incoming-young');
  await hoursOld(900, 'a-book');
  await openFileStore(temporary.path());
  expect(await readdir(join(temporary.path(), 'files'))).toEqual(['.incoming-young', 'a-book']);
});
