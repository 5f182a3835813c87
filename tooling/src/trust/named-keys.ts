import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from '@leeszaal/reference-server/registry';
import {
  includesKey,
  type PrivateKey,
  type PublicKey,
  privateKeySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

/** The private keys in the folder whose public halves are among these. Files of another kind do not count. */
export async function namedKeys(
  folder: string,
  named: readonly PublicKey[],
): Promise<PrivateKey[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const stored = await Promise.all(files.map((name) => readJson(join(folder, name))));
  return stored
    .filter((key) => v.is(privateKeySchema, key))
    .filter((key) => includesKey(named, key));
}
