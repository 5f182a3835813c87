import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  generateSigningKey,
  type PrivateKey,
  privateKeySchema,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

/** The file of a private key. */
export const keyFile = (folder: string, name: string): string => join(folder, `${name}.json`);

/** The private key of this name; undefined when the folder has none. @throws when the file is no key */
export async function readKey(folder: string, name: string): Promise<PrivateKey | undefined> {
  const file = keyFile(folder, name);
  if (!existsSync(file)) return undefined;
  return v.parse(privateKeySchema, JSON.parse(await readFile(file, 'utf8')));
}

/** The private key of this name, made on first use. Only the owner of the folder can read it. */
export async function ensureKey(folder: string, name: string): Promise<PrivateKey> {
  const stored = await readKey(folder, name);
  if (stored !== undefined) return stored;
  const key = await generateSigningKey();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const text = `${JSON.stringify(key, null, 2)}\n`;
  await writeFile(keyFile(folder, name), text, { flag: 'wx', flush: true, mode: 0o600 });
  return key;
}
