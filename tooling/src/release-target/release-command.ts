import { type ReleaseArguments, readReleaseArguments } from '@leeszaal/remote-kit/release';
import { reportFailure } from '../report-failure.ts';
import { chooseTarget } from './choose-target.ts';

/**
 * Runs a command for releases: `… [--to <address or folder>]`. It prints what that returns; an error ends the
 * process with its message.
 */
export async function runReleaseCommand(
  run: (given: ReleaseArguments) => Promise<string>,
): Promise<void> {
  try {
    const given = readReleaseArguments(process.argv.slice(2), chooseTarget);
    console.log(await run(given));
  } catch (error) {
    reportFailure(error);
  }
}
