import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFile } from '@leeszaal/shared-contracts/registry';
import { compile } from '../webpack/compile.ts';
import { type RemoteBuildOptions, remoteConfig } from '../webpack/remote-config.ts';
import { packFiles } from './pack-files.ts';
import { releaseNote } from './release-note.ts';

/**
 * Builds a remote into a folder that can be published as it is.
 *
 * @returns webpack's warnings, for people; empty without any
 * @throws with webpack's errors
 */
export async function buildRemote(options: Omit<RemoteBuildOptions, 'mode'>): Promise<string> {
  const { folder, outputPath } = options;
  const warnings = await compile(remoteConfig({ ...options, mode: 'production' }));
  await packFiles(outputPath);
  await writeFile(join(outputPath, releaseFile), `${JSON.stringify(releaseNote(folder))}\n`);
  return warnings;
}
