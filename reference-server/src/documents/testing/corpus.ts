import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Real documents to run on, where there are any: a folder with `pdf`, `epub` and `broken`, named by
 * `LEESZAAL_CORPUS`, else beside the repository. Their licences do not allow publishing them here.
 */
const CORPUS =
  process.env['LEESZAAL_CORPUS'] ??
  fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));

/** The files of one part of the corpus; none where there is no corpus. */
export async function corpusFiles(part: 'pdf' | 'epub' | 'broken'): Promise<string[]> {
  const folder = join(CORPUS, part);
  const names = await readdir(folder).catch(() => []);
  return names.sort().map((name) => join(folder, name));
}
