import { runReleaseCommand } from './release-target/release-command.ts';
import { releaseLines } from './release-target/release-lines.ts';

/* `pnpm releases [--to <address or folder>]`: the active release of each remote. */
await runReleaseCommand(async ({ target }) => {
  for (const line of releaseLines(await target.readRegistry())) console.log(line);
});
