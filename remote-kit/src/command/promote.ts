import { promoteCommand, readReleaseArguments } from '../release/release-commands.ts';
import { remoteName } from '../webpack/remote-package.ts';
import type { Command } from './command.contract.ts';

/** Makes the canary of the remote of this folder its active release. */
const promote: Command = async (parameters) => {
  const { target } = readReleaseArguments(parameters);
  console.log(await promoteCommand(target, remoteName(process.cwd())));
};

export default promote;
