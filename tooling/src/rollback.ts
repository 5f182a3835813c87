import { rollBackCommand } from '@leeszaal/remote-kit/release';
import { runReleaseCommand } from './release-target/release-command.ts';

/*
 * `pnpm rollback <name> [content hash] [--to <address or folder>]`: makes the previous release of a remote the
 * active one again, or the given one.
 */
await runReleaseCommand(({ positionals: [name = '', wanted], target }) =>
  rollBackCommand(target, name, wanted),
);
