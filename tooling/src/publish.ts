import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureKey, releaseFolder, signRelease } from '@leeszaal/reference-server/registry';
import { publishCommand } from '@leeszaal/remote-kit/release';
import { buildStale } from './build/build-stale.ts';
import { readBuildState } from './build/build-state.ts';
import { distLayout } from './dist-layout.ts';
import { runReleaseCommand } from './release-target/release-command.ts';
import { remoteNames } from './webpack/remote-package.ts';

/*
 * `pnpm publish:remote <name> [--to <address or folder>]`: builds the remote if it is stale and makes that build
 * the active one. The key in `LEESZAAL_KEYS` signs it, and is never sent.
 */
await runReleaseCommand(async ({ positionals: [name = ''], target }) => {
  if (!remoteNames.includes(name)) throw new Error(`Say which remote: ${remoteNames.join(', ')}.`);
  const layout = distLayout();
  await buildStale({ only: [name], layout, log: console.log });
  const built = (await readBuildState(layout))[name]?.release ?? '';
  const folder = join(layout.building, `${name}-signed`);
  await rm(folder, { recursive: true, force: true });
  await cp(releaseFolder(layout, name, built), folder, { recursive: true });
  // With the key of today: the release may have been built before the key was replaced.
  await signRelease(folder, name, await ensureKey(layout.keyFolder, name));
  return publishCommand(target, name, folder);
});
