import { readPortalToken, requireToken } from '../release/portal-token.ts';
import { publishCommand, readPublishArguments } from '../release/release-commands.ts';
import { signRelease } from '../release/sign-release.ts';
import { readTeamKey } from '../release/team-key.ts';
import { remoteName } from '../webpack/remote-package.ts';
import { outputOf } from './build-here.ts';
import { checkRemote } from './check-remote.ts';
import type { Command } from './command.contract.ts';

/** Checks and builds the remote of this folder, and makes the build its active release, or a canary. */
const publish: Command = async (parameters) => {
  const folder = process.cwd();
  const given = readPublishArguments(parameters);
  // Before the check, which takes minutes.
  requireToken(readPortalToken());
  const name = remoteName(folder);
  const key = await readTeamKey(name);
  if (!(await checkRemote(folder))) throw new Error('Nothing was published.');
  await signRelease(outputOf(folder), name, key, given.elsewhere?.base);
  console.log(await publishCommand(given, name, outputOf(folder)));
};

export default publish;
