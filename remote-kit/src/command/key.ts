import { parsePublicKey } from '@leeszaal/shared-contracts/registry';
import { makeTeamKey } from '../release/team-key.ts';
import { remoteName } from '../webpack/remote-package.ts';
import type { Command } from './command.contract.ts';

/** Makes the key that signs the releases of the remote of this folder, and prints its public half. */
const key: Command = async () => {
  const teamKey = await makeTeamKey(remoteName(process.cwd()));
  console.log(JSON.stringify(parsePublicKey(teamKey)));
};

export default key;
