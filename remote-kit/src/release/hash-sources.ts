import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

const IGNORED_FILE = /\.test\.tsx?$|\.md$/;

/**
 * A hash of all sources of a build; equal hashes make equal builds.
 *
 * @param root absolute
 * @param places the files and folders of the sources, relative to the root or absolute
 * @param ignored names of folders that no build includes
 * @returns 16 hexadecimal digits
 */
export async function hashSources(
  root: string,
  places: readonly string[],
  ignored: readonly string[] = [],
): Promise<string> {
  const found = await Promise.all(
    places.map((place) => sourceFiles(resolve(root, place), ignored)),
  );
  const files = found.flat().sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const bytes = await readFile(file);
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

async function sourceFiles(path: string, ignored: readonly string[]): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { withFileTypes: true });
  const nested = entries
    .filter((entry) =>
      entry.isDirectory() ? !ignored.includes(entry.name) : !IGNORED_FILE.test(entry.name),
    )
    .map((entry) => sourceFiles(join(path, entry.name), ignored));
  return (await Promise.all(nested)).flat();
}
