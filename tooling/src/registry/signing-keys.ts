import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  generateSigningKey,
  type PublicKey,
  parsePublicKey,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import type { DistLayout } from '../dist-layout.ts';
import { readJson, writeJson } from './json-file.ts';

const privateKeySchema = v.looseObject({ kty: v.literal('EC'), d: v.string() });

/** The pair that the registry is signed with. */
export interface SigningKeys {
  readonly privateKey: JsonWebKey;
  readonly publicKey: PublicKey;
  /** Whether the pair was made just now: then nothing on disk was signed with it yet. */
  readonly fresh: boolean;
}

/**
 * The portal's key pair, made on first use. The private half is readable by its owner only; the
 * public half lies where the server finds it. Call it with the registry's lock held.
 */
export async function signingKeys(layout: DistLayout): Promise<SigningKeys> {
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
  await writeJson(layout.signingKey, pair.privateKey, 0o600);
  await writeJson(layout.publicKey, pair.publicKey);
  return { ...pair, fresh: true };
}
