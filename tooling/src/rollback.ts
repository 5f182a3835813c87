import { rollBack } from './release-target/change-release.ts';
import { runReleaseCommand } from './release-target/release-command.ts';

/*
 * `pnpm rollback <name> [content hash] [--to <address or folder>]`: makes the previous release of a remote the
 * active one again, or the given one. The host needs no rebuild; a reload shows it.
 */
await runReleaseCommand(async ({ positionals: [name = '', wanted], target }) => {
  const { release, sequence } = await rollBack(target, name, wanted);
  console.log(`${name} is back at ${release} on ${target.name} (registry ${sequence}).`);
});
