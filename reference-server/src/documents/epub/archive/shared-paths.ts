import { LRUCache } from 'lru-cache';
import type { Archive } from './archive.contract.ts';
import { pathFinder } from './path-finder.ts';

/** Paths of an archive in a form that the server serialises once and a worker parses once. */
export interface SharedPaths {
  /** Unique for each opening of an archive in the server's process. */
  readonly id: number;
  readonly bytes: Uint8Array;
}

const shared = new WeakMap<Archive, SharedPaths>();
let opened = 0;

/** Serialises the paths of an archive for the workers, once for each archive. */
export function sharePaths(archive: Archive): SharedPaths {
  const known = shared.get(archive);
  if (known) return known;
  const bytes = new TextEncoder().encode(JSON.stringify([...archive.entries.keys()]));
  opened += 1;
  const paths = { id: opened, bytes };
  shared.set(archive, paths);
  return paths;
}

const finders = new LRUCache<number, Archive['find']>({ max: 4 });

/** {@link Archive.find} in a worker. */
export function finderOf({ id, bytes }: SharedPaths): Archive['find'] {
  const known = finders.get(id);
  if (known) return known;
  const find = pathFinder(JSON.parse(new TextDecoder().decode(bytes)) as string[]);
  finders.set(id, find);
  return find;
}
