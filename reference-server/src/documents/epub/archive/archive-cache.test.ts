import { rename } from 'node:fs/promises';
import { afterAll, expect, it } from '@jest/globals';
import { makeEpub } from '@leeszaal/test-documents';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { ArchiveCache } from './archive-cache.ts';

const folder = temporaryFolder();
const archives = new ArchiveCache(2);
afterAll(() => archives.close());

const made = async (name: string, page: string) =>
  folder.write(name, await makeEpub({ pages: { [page]: '<p>text</p>' } }));

it('lends a file that was put there anew, not the one that was open', async () => {
  const path = await made('book.epub', 'old.xhtml');
  const pages = () =>
    archives.read(path, async ({ entries }) =>
      [...entries.keys()].filter((name) => /(old|new)\.xhtml$/.test(name)),
    );
  expect(await pages()).toEqual([expect.stringContaining('old.xhtml')]);
  await rename(await made('other.epub', 'new.xhtml'), path);
  expect(await pages()).toEqual([expect.stringContaining('new.xhtml')]);
});
