import { releasesCommand } from '@leeszaal/remote-kit/release';
import { runReleaseCommand } from './release-target/release-command.ts';

/* `pnpm releases [--to <address or folder>]`: the active release of each remote. */
await runReleaseCommand(({ target }) => releasesCommand(target));
