import type { Archive } from './archive.contract.ts';
import { pathFinder } from './path-finder.ts';

/** The paths of an archive, to be sent to a worker: written once and read once, however often they are sent. */
export interface SharedPaths {
  /** Tells this opening of this archive from any other of the process. */
  readonly id: number;
  readonly bytes: Uint8Array;
}

/** How many archives a worker remembers the paths of. */
const REMEMBERED = 4;

const shared = new WeakMap<Archive, SharedPaths>();
let opened = 0;

/** The paths of an archive for the workers that look files up in it; written once for each archive. */
export function sharePaths(archive: Archive): SharedPaths {
  const known = shared.get(archive);
  if (known) return known;
  const bytes = new TextEncoder().encode(JSON.stringify([...archive.entries.keys()]));
  opened += 1;
  const paths = { id: opened, bytes };
  shared.set(archive, paths);
  return paths;
}

const finders = new Map<number, Archive['find']>();

/** {@link Archive.find} in a worker, which reads the paths of an archive once. */
export function finderOf({ id, bytes }: SharedPaths): Archive['find'] {
  const known = finders.get(id);
  const find = known ?? pathFinder(JSON.parse(new TextDecoder().decode(bytes)) as string[]);
  finders.delete(id);
  finders.set(id, find);
  for (const oldest of finders.keys()) {
    if (finders.size <= REMEMBERED) break;
    finders.delete(oldest);
  }
  return find;
}
