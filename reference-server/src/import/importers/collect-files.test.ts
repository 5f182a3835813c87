import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../../documents/testing/temporary-folder.ts';
import { collectFiles } from './collect-files.ts';

const folder = temporaryFolder();

describe('collecting files', () => {
  it('finds every PDF and EPUB below a folder once, in order, and takes a named file as it is', async () => {
    const root = folder.path();
    await mkdir(join(root, 'deep', 'er'), { recursive: true });
    for (const name of ['b.PDF', 'a.epub', 'note.txt', 'deep/er/c.pdf']) {
      await writeFile(join(root, name), '');
    }
    await symlink(root, join(root, 'deep', 'loop'));
    const names = await collectFiles([root, join(root, 'note.txt'), join(root, 'a.epub')]);
    expect(names.map((name) => name.slice(root.length + 1))).toEqual([
      'a.epub',
      'b.PDF',
      'deep/er/c.pdf',
      'note.txt',
    ]);
  });

  it('says when a path does not exist', async () => {
    await expect(collectFiles([join(folder.path(), 'gone')])).rejects.toThrow(/gone/);
  });
});
