import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LOCKFILES = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** The nearest lockfiles, in an absolute folder or above it. */
export function lockfileOf(folder: string): string[] {
  const found = LOCKFILES.map((name) => join(folder, name)).filter(existsSync);
  return found.length > 0 || dirname(folder) === folder ? found : lockfileOf(dirname(folder));
}
