import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from '@leeszaal/reference-server/registry';
import {
  ensureKey,
  type PublishArguments,
  publishCommand,
  signRelease,
} from '@leeszaal/remote-kit/release';
import { buildStale } from '../build/build-stale.ts';
import { readBuildState } from '../build/build-state.ts';
import type { DistLayout } from '../dist-layout.ts';

/**
 * Builds a remote if it is stale and makes that build the active one of the target, or a canary. The target's root
 * alone decides whether the key counts.
 *
 * @returns a line for people
 * @throws when it is not built, or the target refuses it
 */
export async function publishRemote(
  layout: DistLayout,
  given: Omit<PublishArguments, 'positionals'>,
  name: string,
  log: (line: string) => void,
): Promise<string> {
  const { built, fresh } = await buildStale({ only: [name], layout, forElsewhere: true, log });
  const release = (await readBuildState(layout))[name]?.release;
  if (![...built, ...fresh].includes(name) || !release) {
    throw new Error(`${name} is not published, because it is not built.`);
  }
  const folder = join(layout.building, `${name}-signed`);
  await rm(folder, { recursive: true, force: true });
  await cp(releaseFolder(layout, name, release), folder, { recursive: true });
  // With the key of today: the release may have been built before the key was replaced.
  await signRelease(folder, name, await ensureKey(layout.keyFolder, name), given.elsewhere?.base);
  return publishCommand(given, name, folder);
}
