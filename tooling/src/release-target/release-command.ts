import {
  type PublishArguments,
  type readPublishArguments,
  readReleaseArguments,
} from '@leeszaal/remote-kit/release';
import { reportFailure } from '../report-failure.ts';
import { chooseTarget } from './choose-target.ts';

/**
 * Runs a command for releases: `… [--to <address or folder>]`. It prints what that returns; an error ends the
 * process with its message.
 */
export async function runReleaseCommand(
  run: (given: PublishArguments) => Promise<string>,
  read: typeof readPublishArguments = readReleaseArguments,
): Promise<void> {
  try {
    console.log(await run(read(process.argv.slice(2), chooseTarget)));
  } catch (error) {
    reportFailure(error);
  }
}
