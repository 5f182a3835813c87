import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFile } from '@leeszaal/shared-contracts/registry';
import { compile } from '../webpack/compile.ts';
import { type RemoteBuildOptions, remoteConfig } from '../webpack/remote-config.ts';
import { readRemoteConfig } from '../webpack/remote-package.ts';
import { budgetFaults } from './budget-faults.ts';
import { moduleSizes } from './module-sizes.ts';
import { packFiles } from './pack-files.ts';
import { releaseNote } from './release-note.ts';

/**
 * Builds a remote into a folder that can be published as it is.
 *
 * @returns webpack's warnings, for people; empty without any
 * @throws with webpack's errors, or the packages above their budgets
 */
export async function buildRemote(options: Omit<RemoteBuildOptions, 'mode'>): Promise<string> {
  const { folder, outputPath } = options;
  const warnings = await compile(remoteConfig({ ...options, mode: 'production' }));
  const { budgets } = readRemoteConfig(folder);
  const faults = budgets ? budgetFaults(await moduleSizes(outputPath), budgets) : [];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await packFiles(outputPath);
  await writeFile(join(outputPath, releaseFile), `${JSON.stringify(releaseNote(folder))}\n`);
  return warnings;
}
