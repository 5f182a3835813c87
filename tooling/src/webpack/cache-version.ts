import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../packages.ts';

/**
 * Tells persistent caches of different configurations apart: the webpack configuration itself, and
 * the lockfile for all that it uses. webpack could find that out by following every import of its
 * configuration, but that takes longer than a small build.
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
