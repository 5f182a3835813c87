import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PublicKey, parsePublicKey } from '@leeszaal/shared-contracts/registry';

/** The file of the key that the registry is signed with. */
export const publicKeyFile = (distDir: string): string => join(distDir, 'registry-key.json');

/** The key that the registry is signed with. @throws when the file is missing or no key */
export async function readPublicKey(distDir: string): Promise<PublicKey> {
  return parsePublicKey(JSON.parse(await readFile(publicKeyFile(distDir), 'utf8')));
}
