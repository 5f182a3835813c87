import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Folders that no build includes. */
const IGNORED_FOLDERS = new Set(['node_modules', 'dev', 'dist', 'testing']);
const IGNORED_FILE = /\.test\.tsx?$|\.md$/;

/**
 * A hash of all sources of a build; equal hashes make equal builds.
 *
 * @param root absolute
 * @param places the files and folders of the sources, relative to the root
 * @returns 16 hexadecimal digits
 */
export async function hashSources(root: string, places: readonly string[]): Promise<string> {
  const files = (await Promise.all(places.map((place) => sourceFiles(join(root, place)))))
    .flat()
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const bytes = await readFile(file);
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

async function sourceFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const nested = entries
    .filter((entry) =>
      entry.isDirectory() ? !IGNORED_FOLDERS.has(entry.name) : !IGNORED_FILE.test(entry.name),
    )
    .map((entry) => sourceFiles(join(path, entry.name)));
  return (await Promise.all(nested)).flat();
}
