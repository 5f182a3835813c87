import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

const INSTALLED = `${sep}node_modules${sep}`;

/** Whether a folder has a package with a name; some folders of a package have a `package.json` for its format only. */
function isPackage(folder: string): boolean {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return false;
  const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof name === 'string' && typeof version === 'string';
}

/** Finds the package that a folder belongs to; undefined when no package manager has installed it. */
export type FindPackage = (folder: string) => string | undefined;

/** Creates a {@link FindPackage} that remembers the folders it has seen. */
export function createFindPackage(): FindPackage {
  const known = new Map<string, string | undefined>();
  function find(folder: string): string | undefined {
    if (!folder.includes(INSTALLED)) return undefined;
    if (!known.has(folder)) known.set(folder, isPackage(folder) ? folder : find(dirname(folder)));
    return known.get(folder);
  }
  return find;
}
