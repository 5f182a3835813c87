import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from '../release/hash-sources.ts';
import { lockfileOf } from '../webpack/lockfile.ts';

/** The sources of a remote's build, in its folder. */
const SOURCES = ['src', 'locales', 'package.json', 'remote.config.json'];

/**
 * The version of a remote's build: a hash of its sources, and of the lockfile of its repository.
 *
 * @param folder of the remote's package, absolute
 */
export function remoteVersion(folder: string): Promise<string> {
  const places = SOURCES.map((place) => join(folder, place)).filter(existsSync);
  return hashSources(folder, [...places, ...lockfileOf(folder)]);
}
