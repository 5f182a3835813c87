import { publishCommand, readReleaseArguments } from '../release/release-commands.ts';
import { remoteName } from '../webpack/remote-package.ts';
import { outputOf } from './build-here.ts';
import { checkRemote } from './check-remote.ts';
import type { Command } from './command.contract.ts';

/** Checks and builds the remote of this folder, and makes the build its active release. */
const publish: Command = async (parameters) => {
  const folder = process.cwd();
  const { target } = readReleaseArguments(parameters);
  if (!(await checkRemote(folder))) throw new Error('Nothing was published.');
  const lines = await publishCommand(target, remoteName(folder), outputOf(folder));
  for (const line of lines) console.log(line);
};

export default publish;
