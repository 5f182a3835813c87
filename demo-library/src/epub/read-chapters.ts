import { readdir } from 'node:fs/promises';
import { parseBlocks } from '../markup/parse-blocks.ts';
import { readText } from '../markup/read-text.ts';
import type { Chapter } from './blocks-to-xhtml.ts';

/**
 * Reads the chapters of a book from the texts of a folder, in the order of their names; `prepare`
 * changes a text before it is parsed.
 */
export async function readChapters(
  folder: string,
  base: string,
  prepare: (text: string) => string = (text) => text,
): Promise<readonly Chapter[]> {
  const names = (await readdir(new URL(folder, base)))
    .filter((name) => name.endsWith('.txt'))
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name: name.replace(/\.txt$/, ''),
      blocks: parseBlocks(prepare(await readText(`${folder}${name}`, base))),
    })),
  );
}
