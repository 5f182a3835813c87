import { claimedRegistry, type Registry } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

const jsonSchema = v.pipe(v.string(), v.parseJson());
const known = new WeakMap<Uint8Array, Registry | undefined>();

/**
 * The registry in the bytes of the served document; undefined when they are unreadable. Does not check the
 * signatures, as the host does before it runs anything. The same bytes are parsed once.
 */
export function registryIn(bytes: Uint8Array | undefined): Registry | undefined {
  if (bytes === undefined) return undefined;
  if (!known.has(bytes)) {
    const { success, output } = v.safeParse(jsonSchema, Buffer.from(bytes).toString());
    known.set(bytes, success ? claimedRegistry(output) : undefined);
  }
  return known.get(bytes);
}
