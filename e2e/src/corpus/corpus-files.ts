import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A folder of real documents, if there is one: `pdf`, `epub`, `w3c`, `annotations` and `broken` in
 * `CORPUS_DIR`, else beside the repository. Their licences do not allow publication with the
 * repository.
 */
const CORPUS =
  process.env['CORPUS_DIR'] ??
  fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url));

/** A part of the corpus. */
export type CorpusPart = 'pdf' | 'epub' | 'broken' | 'w3c' | 'annotations';

/** The folder of a part of the corpus. */
export const corpusFolder = (part: CorpusPart) => join(CORPUS, part);

/** The file names in a part of the corpus; empty without a corpus. */
export async function corpusFiles(part: CorpusPart): Promise<readonly string[]> {
  const names = await readdir(corpusFolder(part)).catch(() => []);
  return names
    .filter((name) => name.endsWith(part === 'epub' || part === 'w3c' ? '.epub' : '.pdf'))
    .sort();
}
