import type { Archive } from './archive.contract.ts';
import { pathFinder } from './path-finder.ts';

const limited = new WeakMap<Archive, Archive>();

/**
 * Limits an archive to the files that the package document lists; computed once for each archive.
 *
 * @param isListed whether a path is listed; the same in each call
 */
export function listedFiles(archive: Archive, isListed: (path: string) => boolean): Archive {
  const known = limited.get(archive);
  if (known) return known;
  const entries = new Map([...archive.entries].filter(([path]) => isListed(path)));
  const listed = { ...archive, entries, find: pathFinder(entries.keys()) };
  limited.set(archive, listed);
  return listed;
}
