import { distLayout } from './dist-layout.ts';
import { publishRemote } from './release-target/publish-remote.ts';
import { runReleaseCommand } from './release-target/release-command.ts';
import { remoteNames } from './webpack/remote-package.ts';

/*
 * `pnpm publish:remote <name> [--to <address or folder>]`: builds the remote if it is stale and makes that build
 * the active one. The key in `LEESZAAL_KEYS` signs it, and is never sent.
 */
await runReleaseCommand(async ({ positionals: [name = ''], target }) => {
  if (!remoteNames.includes(name)) throw new Error(`Say which remote: ${remoteNames.join(', ')}.`);
  return publishRemote(distLayout(), target, name, console.log);
});
