import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from '../build/build-remote.ts';
import { hashSources } from '../release/hash-sources.ts';
import { remoteName } from '../webpack/remote-package.ts';

/** What a remote's build is made from, in its folder. */
const SOURCES = [
  'src',
  'locales',
  'package.json',
  'remote.config.json',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
];

/** The folder of a remote's build. */
export const outputOf = (folder: string): string => join(folder, 'dist');

/**
 * Builds the remote of a folder into its `dist/`, and prints webpack's warnings.
 *
 * @throws with webpack's errors
 */
export async function buildHere(folder: string): Promise<void> {
  const sources = SOURCES.filter((place) => existsSync(join(folder, place)));
  const warnings = await buildRemote({
    name: remoteName(folder),
    folder,
    outputPath: outputOf(folder),
    version: await hashSources(folder, sources),
  });
  if (warnings !== '') console.warn(warnings);
}
