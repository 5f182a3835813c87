import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';

/**
 * The version of the persistent cache: a hash of the webpack configuration and of the lockfile.
 * webpack could follow every import of its configuration instead, but that takes longer than a
 * small build.
 */
export function cacheVersion(): string {
  const folder = join(repositoryRoot, 'tooling/src/webpack');
  const files = readdirSync(folder).map((file) => join(folder, file));
  const hash = createHash('sha256').update(process.version);
  for (const file of [...files.sort(), join(repositoryRoot, 'pnpm-lock.yaml')]) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
