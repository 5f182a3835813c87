import { promoteCommand } from '@leeszaal/remote-kit/release';
import { runReleaseCommand } from './release-target/release-command.ts';

/* `pnpm promote <name> [--to <address or folder>]`: makes the canary of a remote its active release. */
await runReleaseCommand(({ positionals: [name = ''], target }) => promoteCommand(target, name));
