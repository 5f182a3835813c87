import { readReleaseArguments, releasesCommand } from '../release/release-commands.ts';
import type { Command } from './command.contract.ts';

/** Prints the active release of each remote of a portal. */
const releases: Command = async (parameters) => {
  const { target } = readReleaseArguments(parameters);
  for (const line of await releasesCommand(target)) console.log(line);
};

export default releases;
