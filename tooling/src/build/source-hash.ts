import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hasCode } from '../error-code.ts';
import { repositoryRoot } from '../packages.ts';

/** The sources of every build besides its own package. */
const commonSources = [
  'shared-contracts/src',
  'shared-contracts/package.json',
  'shared-ui/src',
  'shared-ui/package.json',
  'remote-kit/src',
  'remote-kit/package.json',
  'tooling/src/webpack',
  'tooling/src/build/build-one.ts',
  'tooling/package.json',
  'pnpm-lock.yaml',
];

/** Folders that no build includes. */
const ignoredFolders = new Set(['node_modules', 'dev', 'testing']);
const ignoredFile = /\.test\.tsx?$|\.md$/;

/**
 * A hash of all sources of a package's build; equal hashes make equal builds.
 *
 * @param packageName folder of the package below the root
 * @param root the repository, or a test's substitute
 * @returns 16 hexadecimal digits
 */
export async function sourceHash(packageName: string, root = repositoryRoot): Promise<string> {
  const places = [packageName, ...commonSources];
  const files = (await Promise.all(places.map((place) => sourceFiles(join(root, place)))))
    .flat()
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const bytes = await readFile(file);
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

async function sourceFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOTDIR')) return null;
    throw error;
  });
  if (entries === null) return [path];
  const nested = entries
    .filter((entry) =>
      entry.isDirectory() ? !ignoredFolders.has(entry.name) : !ignoredFile.test(entry.name),
    )
    .map((entry) => sourceFiles(join(path, entry.name)));
  return (await Promise.all(nested)).flat();
}
