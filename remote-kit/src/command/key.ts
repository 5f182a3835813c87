import { parsePublicKey } from '@leeszaal/shared-contracts/registry';
import { makeTeamKey, readTeamKey } from '../release/team-key.ts';
import { remoteName } from '../webpack/remote-package.ts';
import type { Command } from './command.contract.ts';

/** Makes the key that signs the releases of the remote of this folder, and prints its public half. */
const key: Command = async () => {
  const name = remoteName(process.cwd());
  await makeTeamKey(name);
  console.log(JSON.stringify(parsePublicKey(await readTeamKey(name))));
};

export default key;
