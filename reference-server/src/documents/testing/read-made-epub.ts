import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { type MadeEpub, makeEpub } from '@leeszaal/test-documents';
import { readEpub } from '../epub/read-epub.ts';
import type { temporaryFolder } from './temporary-folder.ts';

/** Makes an EPUB in a folder of the test's own, and reads it. */
export async function readMadeEpub(folder: ReturnType<typeof temporaryFolder>, made: MadeEpub) {
  const path = await folder.write(`${crypto.randomUUID()}.epub`, await makeEpub(made));
  return readEpub(path, 'file name');
}

/** Two chapters, for a book in which their text does not matter. */
export const TWO_CHAPTERS = {
  'one.xhtml': '<h1>First</h1><p>text</p>',
  'two.xhtml': '<h1>Second</h1>',
};

/** A contents table as links, titles and what is below them, for short expectations. */
export const outlineOf = (entries: readonly ContentsEntry[]): unknown[] =>
  entries.map(({ link, title, children }) => [link, title, ...outlineOf(children)]);
