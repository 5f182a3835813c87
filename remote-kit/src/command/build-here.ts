import { join } from 'node:path';
import { buildRemote } from '../build/build-remote.ts';
import { remoteName } from '../webpack/remote-package.ts';
import { remoteVersion } from './remote-version.ts';

/** The folder of a remote's build. */
export const outputOf = (folder: string): string => join(folder, 'dist');

/**
 * Builds the remote of a folder into its `dist/`, and prints webpack's warnings.
 *
 * @throws with webpack's errors
 */
export async function buildHere(folder: string): Promise<void> {
  const warnings = await buildRemote({
    name: remoteName(folder),
    folder,
    outputPath: outputOf(folder),
    version: await remoteVersion(folder),
  });
  if (warnings !== '') console.warn(warnings);
}
