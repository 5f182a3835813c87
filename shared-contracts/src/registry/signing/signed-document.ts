import { base64url, FlattenedSign, flattenedVerify } from 'jose';
import * as v from 'valibot';
import { keyId, type PrivateKey, type PublicKey } from './signing-key.ts';

const base64Url = v.pipe(v.string(), v.regex(/^[\w-]+$/));

/** Each signature is verified with each key. */
const MOST_SIGNATURES = 16;

/** {@link SignedDocument} */
export const signedDocumentSchema = v.object({
  payload: base64Url,
  signatures: v.pipe(
    v.array(v.object({ protected: base64Url, signature: base64Url })),
    v.maxLength(MOST_SIGNATURES),
  ),
});

/** A signed document in the general JSON serialisation (RFC 7515, 7.2.1). */
export type SignedDocument = v.InferOutput<typeof signedDocumentSchema>;

/** The kind of a document is in its signature, so that a signature is not valid for another kind. */
export type DocumentKind = 'root' | 'registry' | 'release';

const typeOf = (kind: DocumentKind): string => `leeszaal-${kind}+json`;

/** Signs a document with ES256 and each of the keys. Node only; a browser never has a private key. */
export async function signDocument(
  kind: DocumentKind,
  document: unknown,
  privateKeys: readonly PrivateKey[],
): Promise<SignedDocument> {
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const signed = await Promise.all(
    privateKeys.map(async (key) =>
      new FlattenedSign(bytes)
        .setProtectedHeader({ alg: 'ES256', typ: typeOf(kind), kid: await keyId(key) })
        .sign(key),
    ),
  );
  const signatures = signed.map((jws) => ({
    protected: jws.protected ?? '',
    signature: jws.signature,
  }));
  return { payload: base64url.encode(bytes), signatures };
}

/** Why a signed document was refused. */
export type SignatureRefusal = 'malformed' | 'bad-signature';

/**
 * The content of a document, if enough of the keys have signed it by the one permitted algorithm. Its content is not
 * read before the signatures have been verified.
 *
 * @param threshold how many of the keys must have signed
 */
export async function openDocument(
  kind: DocumentKind,
  signed: unknown,
  keys: readonly PublicKey[],
  threshold = 1,
): Promise<{ readonly document: unknown } | { readonly refusal: SignatureRefusal }> {
  const parsed = v.safeParse(signedDocumentSchema, signed);
  if (!parsed.success) return { refusal: 'malformed' };
  const signers = await Promise.all(keys.map((key) => hasSigned(kind, parsed.output, key)));
  return signers.filter(Boolean).length >= threshold
    ? { document: claimedDocument(parsed.output) }
    : { refusal: 'bad-signature' };
}

async function hasSigned(
  kind: DocumentKind,
  { payload, signatures }: SignedDocument,
  key: PublicKey,
): Promise<boolean> {
  const kid = await keyId(key);
  const verified = signatures.map(async (signature) => {
    const { protectedHeader } = await flattenedVerify({ payload, ...signature }, key, {
      algorithms: ['ES256'],
    });
    return protectedHeader?.kid === kid && protectedHeader.typ === typeOf(kind);
  });
  return (await Promise.allSettled(verified)).some(
    (result) => result.status === 'fulfilled' && result.value,
  );
}

/** The content of a document whose signatures have not been verified; null when it is not JSON. */
export function claimedDocument({ payload }: SignedDocument): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(base64url.decode(payload)));
  } catch {
    return null;
  }
}
