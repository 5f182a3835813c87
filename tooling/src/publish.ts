import { releaseFolder } from '@leeszaal/reference-server/registry';
import { publishCommand } from '@leeszaal/remote-kit/release';
import { buildStale } from './build/build-stale.ts';
import { readBuildState } from './build/build-state.ts';
import { distLayout } from './dist-layout.ts';
import { runReleaseCommand } from './release-target/release-command.ts';
import { remoteNames } from './webpack/remote-package.ts';

/*
 * `pnpm publish:remote <name> [--to <address or folder>]`: builds the remote if it is stale and makes that build
 * the active one.
 */
await runReleaseCommand(async ({ positionals: [name = ''], target }) => {
  if (!remoteNames.includes(name)) throw new Error(`Say which remote: ${remoteNames.join(', ')}.`);
  const layout = distLayout();
  await buildStale({ only: [name], layout, log: console.log });
  const built = (await readBuildState(layout))[name]?.release ?? '';
  return publishCommand(target, name, releaseFolder(layout, name, built));
});
