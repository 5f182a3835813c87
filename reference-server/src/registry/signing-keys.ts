import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  generateSigningKey,
  type PublicKey,
  parsePublicKey,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { readJson, writeJson } from './json-file.ts';
import type { RegistryLayout } from './layout.ts';

const privateKeySchema = v.looseObject({ kty: v.literal('EC'), d: v.string() });

/** The key pair that signs the registry. */
export interface SigningKeys {
  readonly privateKey: JsonWebKey;
  readonly publicKey: PublicKey;
  /** Whether the pair is new: then nothing on disk was signed with it. */
  readonly fresh: boolean;
}

/**
 * The portal's key pair, made on first use. Only the owner can read the private key; the server
 * reads the public one. Call it with the registry's lock held.
 */
export async function signingKeys(layout: RegistryLayout): Promise<SigningKeys> {
  const stored = await readJson(layout.signingKey);
  if (stored !== null) {
    const privateKey = v.parse(privateKeySchema, stored);
    const publicKey = parsePublicKey(privateKey);
    await writeJson(layout.publicKey, publicKey);
    return { privateKey, publicKey, fresh: false };
  }
  const pair = await generateSigningKey();
  const folder = dirname(layout.signingKey);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await writeJson(layout.signingKey, pair.privateKey, { mode: 0o600 });
  await writeJson(layout.publicKey, pair.publicKey);
  return { ...pair, fresh: true };
}
