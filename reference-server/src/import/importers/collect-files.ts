import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const DOCUMENT = /\.(?:pdf|epub)$/i;

/**
 * The files of command-line paths, each once: a file of any name, and all PDFs and EPUBs below a folder, in
 * alphabetical order.
 * @throws when a path does not exist
 */
export async function collectFiles(paths: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  for (const path of paths) {
    const status = await stat(path).catch((error: unknown) => {
      throw new Error(`There is no ${path}.`, { cause: error });
    });
    if (!status.isDirectory()) {
      files.add(path);
      continue;
    }
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const found = entries
      .filter((entry) => entry.isFile() && DOCUMENT.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of found.sort()) files.add(file);
  }
  return [...files];
}
