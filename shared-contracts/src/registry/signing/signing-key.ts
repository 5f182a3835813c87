import { base64url, exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';

const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** The one kind of public key that is used: ECDSA on the curve P-256, which every browser's WebCrypto has. */
export const publicKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: coordinate,
  y: coordinate,
});

/** The private half of a signing key, as a JWK. */
export const privateKeySchema = v.object({ ...publicKeySchema.entries, d: coordinate });

/** The public half of a signing key, as a JWK (RFC 7517). */
export type PublicKey = v.InferOutput<typeof publicKeySchema>;

/** See {@link privateKeySchema}. */
export type PrivateKey = v.InferOutput<typeof privateKeySchema>;

/** The public half of a key. @throws when it isn't a key of the one kind that is used */
export function parsePublicKey(jwk: unknown): PublicKey {
  return v.parse(publicKeySchema, jwk);
}

/** Whether a key is one of these. Both keys of an `x` belong to one private key. */
export const includesKey = (
  keys: readonly PublicKey[] | undefined,
  key: PublicKey | undefined,
): boolean => keys?.some(({ x }) => x === key?.x) === true;

/**
 * The name of a key: its thumbprint (RFC 7638). `jose` computes those of all kinds of keys, half a kilobyte of the
 * host.
 */
export async function keyId({ crv, kty, x, y }: PublicKey): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify({ crv, kty, x, y }));
  return base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/** Makes a signing key. */
export async function generateSigningKey(): Promise<PrivateKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return v.parse(privateKeySchema, await exportJWK(privateKey));
}
