import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  generateSigningKey,
  includesKey,
  type PrivateKey,
  type PublicKey,
  privateKeySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { readJson, writeJson } from './json-file.ts';

const fileOf = (folder: string, name: string): string => join(folder, `${name}.json`);

/** The private key of this name; undefined when the folder has none. @throws when the file is no key */
export async function readKey(folder: string, name: string): Promise<PrivateKey | undefined> {
  const stored = await readJson(fileOf(folder, name));
  return stored === null ? undefined : v.parse(privateKeySchema, stored);
}

/** The private keys in the folder whose public halves are among these. Files of another kind do not count. */
export async function readKeys(folder: string, named: readonly PublicKey[]): Promise<PrivateKey[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const stored = await Promise.all(files.map((name) => readJson(join(folder, name))));
  return stored
    .filter((key) => v.is(privateKeySchema, key))
    .filter((key) => includesKey(named, key));
}

/** The private key of this name, made on first use. Only the owner of the folder can read it. */
export async function ensureKey(folder: string, name: string): Promise<PrivateKey> {
  const stored = await readKey(folder, name);
  if (stored !== undefined) return stored;
  const key = await generateSigningKey();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await writeJson(fileOf(folder, name), key, { mode: 0o600 });
  return key;
}
