import { type ReleaseArguments, readReleaseArguments } from '@leeszaal/remote-kit/release';
import { chooseTarget } from './choose-target.ts';

/**
 * Runs a command for releases: `… [--to <address or folder>]`. It prints the lines that it returns; an error ends the
 * process with its message.
 */
export async function runReleaseCommand(
  run: (given: ReleaseArguments) => Promise<readonly string[]>,
): Promise<void> {
  try {
    const given = readReleaseArguments(process.argv.slice(2), chooseTarget);
    for (const line of await run(given)) console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
