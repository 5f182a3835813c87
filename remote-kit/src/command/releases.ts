import { readReleaseArguments, releasesCommand } from '../release/release-commands.ts';
import type { Command } from './command.contract.ts';

/** Prints the active release of each remote of a portal. */
const releases: Command = async (parameters) => {
  const { target } = readReleaseArguments(parameters);
  console.log(await releasesCommand(target));
};

export default releases;
