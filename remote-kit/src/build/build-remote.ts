import { rm, writeFile } from 'node:fs/promises';
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
  const { folder, outputPath, version } = options;
  // The federation runtime tells versions of one remote apart by this.
  process.env['MF_BUILD_VERSION'] = version;
  const warnings = await compile(remoteConfig({ ...options, mode: 'production' }));
  // Notes of the federation plugin that no code reads.
  await rm(join(outputPath, 'mf-manifest-stats.json'), { force: true });
  await packFiles(outputPath);
  await writeFile(join(outputPath, releaseFile), `${JSON.stringify(await releaseNote(folder))}\n`);
  return warnings;
}
