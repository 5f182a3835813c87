import { expect, it } from '@jest/globals';
import { makeZip } from '@leeszaal/test-documents';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openArchive } from './open-archive.ts';
import { finderOf, sharePaths } from './shared-paths.ts';

const folder = temporaryFolder();

async function open(name: string) {
  return openArchive(await folder.write('made.zip', await makeZip({ [name]: 'x' })));
}

it('the paths of a book are written once and read once, however many of its pages are served', async () => {
  const archive = await open('Text/é "1".xhtml');
  const paths = sharePaths(archive);
  expect(sharePaths(archive)).toBe(paths);
  const find = finderOf(paths);
  expect(find('text/%C3%A9 "1".xhtml')).toBe('Text/é "1".xhtml');
  expect(finderOf({ ...paths })).toBe(find);
  archive.close();
});

it('what is opened again under the same name is another archive', async () => {
  const finders = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const archive = await open(name);
    finders.push(finderOf(sharePaths(archive)));
    archive.close();
  }
  expect(finders.map((find) => find('b'))).toEqual([undefined, 'b', ...Array(4).fill(undefined)]);
});
