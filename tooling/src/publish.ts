import { readPublishArguments } from '@leeszaal/remote-kit/release';
import { distLayout } from './dist-layout.ts';
import { publishRemote } from './release-target/publish-remote.ts';
import { runReleaseCommand } from './release-target/release-command.ts';
import { remoteNames } from './webpack/remote-package.ts';

/*
 * `pnpm publish:remote <name> [--to <address or folder>] [--canary <percent>] [--files <place> --at <address>]`:
 * builds the remote if it is stale and makes that build the active one, or gives it to a share of the sessions. The key
 * in `LEESZAAL_KEYS` signs it, and is never sent.
 */
await runReleaseCommand(async (given) => {
  const [name = ''] = given.positionals;
  if (!remoteNames.includes(name)) throw new Error(`Say which remote: ${remoteNames.join(', ')}.`);
  return publishRemote(distLayout(), given, name, console.log);
}, readPublishArguments);
