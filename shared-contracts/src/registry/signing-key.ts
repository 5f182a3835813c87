import * as v from 'valibot';
import { toBase64Url } from './base64.ts';

/** ECDSA on the curve P-256, which every browser's WebCrypto has. */
export const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;

const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
/** The one kind of public key that is used. */
export const publicKeySchema = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: coordinate,
  y: coordinate,
});

/** The public half of a signing key, as a JWK (RFC 7517). */
export type PublicKey = v.InferOutput<typeof publicKeySchema>;

/** @throws when it isn't a public key of the one kind that is used */
export function parsePublicKey(jwk: unknown): PublicKey {
  return v.parse(publicKeySchema, jwk);
}

/** The name of a key: its thumbprint (RFC 7638). A new key starts a new series of sequence numbers. */
export async function keyId({ crv, kty, x, y }: PublicKey): Promise<string> {
  const canonical = new TextEncoder().encode(JSON.stringify({ crv, kty, x, y }));
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', canonical)));
}

/** A fresh key pair, both halves as JWK. */
export async function generateSigningKey(): Promise<{
  privateKey: JsonWebKey;
  publicKey: PublicKey;
}> {
  const pair = await crypto.subtle.generateKey(keyAlgorithm, true, ['sign', 'verify']);
  return {
    privateKey: await crypto.subtle.exportKey('jwk', pair.privateKey),
    publicKey: parsePublicKey(await crypto.subtle.exportKey('jwk', pair.publicKey)),
  };
}
