import type { Archive } from './archive.contract.ts';
import { pathFinder } from './path-finder.ts';

/**
 * The paths of an archive in memory that threads share: however often it is sent along, nothing is copied.
 */
export interface SharedPaths {
  /** Tells this opening of this archive from any other of the process. */
  readonly id: number;
  readonly bytes: SharedArrayBuffer;
}

/** How many archives a thread remembers the paths of. */
const REMEMBERED = 4;

const shared = new WeakMap<Archive, SharedPaths>();
let opened = 0;

/** The paths of an archive for the threads that look files up in it; written once for each archive. */
export function sharePaths(archive: Archive): SharedPaths {
  const known = shared.get(archive);
  if (known) return known;
  const text = Buffer.from(JSON.stringify([...archive.entries.keys()]), 'utf8');
  const bytes = new SharedArrayBuffer(text.length);
  new Uint8Array(bytes).set(text);
  opened += 1;
  const paths = { id: opened, bytes };
  shared.set(archive, paths);
  return paths;
}

const finders = new Map<number, Archive['find']>();

/** {@link Archive.find} in another thread, which reads the paths of an archive once. */
export function finderOf({ id, bytes }: SharedPaths): Archive['find'] {
  const known = finders.get(id);
  const find = known ?? pathFinder(JSON.parse(Buffer.from(bytes).toString('utf8')) as string[]);
  finders.delete(id);
  finders.set(id, find);
  for (const oldest of finders.keys()) {
    if (finders.size <= REMEMBERED) break;
    finders.delete(oldest);
  }
  return find;
}
