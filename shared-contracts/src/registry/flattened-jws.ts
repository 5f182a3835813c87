import * as v from 'valibot';
import { fromBase64Url, toBase64Url } from './base64.ts';
import { keyAlgorithm, keyId, type PublicKey, parsePublicKey } from './signing-key.ts';

const signature = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** The document type in the signature, so that a signature is not valid for another kind of document. */
const documentType = 'leeszaal-registry+json';

const base64Url = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const jwsSchema = v.object({ protected: base64Url, payload: base64Url, signature: base64Url });
const headerSchema = v.object({
  alg: v.literal('ES256'),
  typ: v.literal(documentType),
  kid: v.string(),
});

/** A signed document in the flattened JSON serialisation (RFC 7515, 7.2.2). */
export type FlattenedJws = v.InferOutput<typeof jwsSchema>;

const encoded = (value: unknown): string =>
  toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

const covered = (jws: Pick<FlattenedJws, 'protected' | 'payload'>): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${jws.protected}.${jws.payload}`);

/** Signs a document with ES256. Node only; a browser never has the private key. */
export async function signDocument(
  document: unknown,
  privateKey: JsonWebKey,
): Promise<FlattenedJws> {
  const kid = await keyId(parsePublicKey(privateKey));
  const key = await crypto.subtle.importKey('jwk', privateKey, keyAlgorithm, false, ['sign']);
  const parts = {
    protected: encoded({ alg: 'ES256', typ: documentType, kid }),
    payload: encoded(document),
  };
  const bytes = await crypto.subtle.sign(signature, key, covered(parts));
  return { ...parts, signature: toBase64Url(new Uint8Array(bytes)) };
}

/** Why a signed document was not taken. */
export type JwsRefusal = 'malformed' | 'bad-signature';

/**
 * The document, if it was signed with this key by the one permitted algorithm. Its content is not read before
 * the signature has been verified.
 */
export async function verifyDocument(
  signed: unknown,
  publicKey: PublicKey,
): Promise<{ readonly document: unknown } | { readonly refusal: JwsRefusal }> {
  const jws = v.safeParse(jwsSchema, signed);
  if (!jws.success) return { refusal: 'malformed' };
  const header = v.safeParse(headerSchema, decoded(jws.output.protected));
  const bytes = fromBase64Url(jws.output.signature);
  if (!header.success || bytes === null) return { refusal: 'malformed' };
  if (header.output.kid !== (await keyId(publicKey))) return { refusal: 'bad-signature' };
  const key = await crypto.subtle.importKey('jwk', publicKey, keyAlgorithm, false, ['verify']);
  const genuine = await crypto.subtle.verify(signature, key, bytes, covered(jws.output));
  return genuine ? { document: decoded(jws.output.payload) } : { refusal: 'bad-signature' };
}

function decoded(text: string): unknown {
  const bytes = fromBase64Url(text);
  if (bytes === null) return null;
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
