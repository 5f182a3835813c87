import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { entryFile, manifestFile, releaseFile } from '@leeszaal/shared-contracts/registry';

/** The text of files by their paths. */
export type Files = Readonly<Record<string, string>>;

/**
 * The files of the smallest release of a remote.
 *
 * @param text distinguishes releases
 * @param facts fields of the release's description that differ
 */
export function smallestRelease(remote: string, text: string, facts: object = {}): Files {
  const assets = { js: { sync: [entryFile] }, css: { sync: [] } };
  const routes = [{ name: 'home', path: `/${remote}`, minimumRole: 'none' }];
  return {
    [entryFile]: text,
    [manifestFile]: JSON.stringify({ exposes: [{ path: './remote', assets }] }),
    [releaseFile]: JSON.stringify({ version: text, contract: '^1.0', routes, ...facts }),
  };
}

/** Writes files below a folder. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}
