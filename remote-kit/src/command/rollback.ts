import { readReleaseArguments, rollBackCommand } from '../release/release-commands.ts';
import { remoteName } from '../webpack/remote-package.ts';
import type { Command } from './command.contract.ts';

/** Makes an earlier release of the remote of this folder the active one. */
const rollback: Command = async (parameters) => {
  const { positionals, target } = readReleaseArguments(parameters);
  console.log(await rollBackCommand(target, remoteName(process.cwd()), positionals[0]));
};

export default rollback;
