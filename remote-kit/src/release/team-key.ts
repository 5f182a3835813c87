import { homedir } from 'node:os';
import { join } from 'node:path';
import type { PrivateKey } from '@leeszaal/shared-contracts/registry';
import { ensureKey, keyFile, readKey } from './key-folder.ts';

/** The folder of private keys: `LEESZAAL_KEYS`, else in the person's home. */
const keyFolder = (): string => process.env['LEESZAAL_KEYS'] || join(homedir(), '.leeszaal');

/** The private key of a remote's team. @throws when there is none */
export async function readTeamKey(remote: string): Promise<PrivateKey> {
  const key = await readKey(keyFolder(), remote);
  if (key !== undefined) return key;
  const file = keyFile(keyFolder(), remote);
  throw new Error(`There is no ${file}. Make the key of ${remote}: leeszaal key`);
}

/** The private key of a remote's team, made on first use. */
export const makeTeamKey = (remote: string): Promise<PrivateKey> => ensureKey(keyFolder(), remote);
