import { type Registry, registrySchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

const signedSchema = v.pipe(v.string(), v.parseJson(), v.object({ payload: v.string() }));
const documentSchema = v.pipe(v.string(), v.parseJson(), registrySchema);
const known = new WeakMap<Uint8Array, Registry | undefined>();

/**
 * The registry in the bytes of the served document; undefined when they are unreadable. Does not check the
 * signature, as the host does before it runs anything. The same bytes are parsed once.
 */
export function registryIn(bytes: Uint8Array | undefined): Registry | undefined {
  if (bytes === undefined) return undefined;
  if (!known.has(bytes)) known.set(bytes, parsed(Buffer.from(bytes).toString()));
  return known.get(bytes);
}

function parsed(text: string): Registry | undefined {
  const signed = v.safeParse(signedSchema, text);
  if (!signed.success) return undefined;
  const payload = Buffer.from(signed.output.payload, 'base64url').toString();
  const document = v.safeParse(documentSchema, payload);
  return document.success ? document.output : undefined;
}
