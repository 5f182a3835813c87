import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Real documents to run on, where there are any: a folder with `pdf`, `epub`, `w3c` and `broken`, named by
 * `CORPUS_DIR`, else beside the repository. They are nobody's to publish, so they are no part of it.
 */
const CORPUS =
  process.env['CORPUS_DIR'] ??
  fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url));

/** A part of the corpus. */
export type CorpusPart = 'pdf' | 'epub' | 'broken' | 'w3c';

/** The folder of one part of the corpus. */
export const corpusFolder = (part: CorpusPart) => join(CORPUS, part);

/** The names of the files of one part of the corpus; none where there is no corpus. */
export async function corpusFiles(part: CorpusPart): Promise<readonly string[]> {
  const names = await readdir(corpusFolder(part)).catch(() => []);
  return names
    .filter((name) => name.endsWith(part === 'epub' || part === 'w3c' ? '.epub' : '.pdf'))
    .sort();
}
