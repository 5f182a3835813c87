import { parseArgs } from 'node:util';
import { chooseTarget } from './choose-target.ts';
import type { ReleaseTarget } from './release-target.contract.ts';

/** The arguments of a command for releases. */
export interface ReleaseArguments {
  readonly positionals: readonly string[];
  readonly target: ReleaseTarget;
}

/**
 * Runs a command for releases: `… [--to <address or folder>]`, with the token in `LEESZAAL_TOKEN`, because every
 * user of the machine sees a process's arguments. An error ends the process with its message.
 */
export async function runReleaseCommand(
  run: (given: ReleaseArguments) => Promise<void>,
): Promise<void> {
  try {
    const { values, positionals } = parseArgs({
      options: { to: { type: 'string' } },
      allowPositionals: true,
    });
    const target = chooseTarget(values.to, process.env['LEESZAAL_TOKEN'] || undefined);
    await run({ positionals, target });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
