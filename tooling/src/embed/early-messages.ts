import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readStarts } from './start-sizes.ts';

/** The ids in a script of compiled messages, `"9yxaqj":["…"]`; a case of a plural has a shorter name. */
const MESSAGE = /"([^"]{6})":\[/g;

/**
 * A line for each message that the start uses and that loads later: the person would see its id. The list of files in
 * the reader's `remote.config.json` has one that loads at the start.
 *
 * @param folder of a build of the embed, absolute
 */
export async function earlyMessageFaults(folder: string): Promise<string[]> {
  const starts = await readStarts(folder);
  const textOf = async (files: readonly string[]) =>
    (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  const later = await textOf(starts.laterMessages);
  const code = await textOf([...new Set([...starts.epub, ...starts.pdf])]);
  return Array.from(later.matchAll(MESSAGE), ([, id]) => id ?? '')
    .filter((id) => code.includes(`"${id}"`))
    .map(
      (id) => `The start of the embed uses the message ${id}, which loads later (laterMessages).`,
    );
}
