import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

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

/** The nearest lockfile, in the folder or above it. */
function lockfileOf(folder: string): string[] {
  const found = LOCKFILES.map((name) => join(folder, name)).filter(existsSync);
  return found.length > 0 || dirname(folder) === folder ? found : lockfileOf(dirname(folder));
}
