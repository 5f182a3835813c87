import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PublicKey, parsePublicKey } from '@leeszaal/shared-contracts/registry';

/** Where the key lies that the registry is signed with. */
export const publicKeyFile = (distDir: string): string => join(distDir, 'registry-key.json');

/**
 * The key that the registry is signed with.
 *
 * @throws when there is none yet, or something else lies there
 */
export async function readPublicKey(distDir: string): Promise<PublicKey> {
  return parsePublicKey(JSON.parse(await readFile(publicKeyFile(distDir), 'utf8')));
}
