import { expect, it } from '@jest/globals';
import { outlineOf, readMadeEpub, TWO_CHAPTERS } from '../../testing/read-made-epub.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();

it('calls an entry without a title by its file, however long the anchor and over how many lines', async () => {
  const anchor = `${'#'.repeat(300_000)}&#10;#`;
  const { contents } = await readMadeEpub(folder, {
    pages: TWO_CHAPTERS,
    nav: `<nav epub:type="toc"><ol><li><a href="two.xhtml#${anchor}"></a></li></ol></nav>`,
  });
  expect(outlineOf(contents)).toEqual([[expect.stringMatching(/^two\.xhtml#/), 'two.xhtml']]);
});
