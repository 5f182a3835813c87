import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockfileOf } from './lockfile.ts';

/**
 * The version of the persistent cache: a hash of the webpack configuration and of the lockfile.
 * webpack could follow every import of its configuration instead, but that takes longer than a
 * small build.
 *
 * @param folder the package that is built, absolute
 * @param configFolders more folders whose files make its configuration, absolute
 */
export function cacheVersion(folder: string, configFolders: readonly string[]): string {
  const files = [import.meta.dirname, ...configFolders].flatMap((each) =>
    globSync('*.*', { cwd: each }).map((file) => join(each, file)),
  );
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files.sort(), ...lockfileOf(folder)]) hash.update(readFileSync(file));
  return hash.digest('hex');
}
