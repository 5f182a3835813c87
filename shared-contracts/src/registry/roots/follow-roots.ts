import * as v from 'valibot';
import {
  claimedDocument,
  openDocument,
  type SignatureRefusal,
  type SignedDocument,
} from '../signing/signed-document.ts';
import { includesKey } from '../signing/signing-key.ts';
import { type Root, rootSchema } from './root.contract.ts';

/** Why a root was refused. */
export type RootRefusal = SignatureRefusal | 'skipped-version' | 'rolled-back' | 'expired';

/**
 * Follows the roots from a trusted one to the latest. Each must be signed by the keys of the one before, and by its
 * own.
 *
 * @param chain every signed root of the portal, in order of their versions
 */
export async function followRoots(
  trusted: Root,
  chain: readonly unknown[],
  now: Date,
): Promise<{ readonly root: Root } | { readonly refusal: RootRefusal }> {
  if (chain.length < trusted.version) return { refusal: 'rolled-back' };
  let root = trusted;
  for (const signed of chain.slice(trusted.version)) {
    const next = await successor(root, signed);
    if ('refusal' in next) return next;
    ({ root } = next);
  }
  return Date.parse(root.expires) <= now.getTime() ? { refusal: 'expired' } : { root };
}

/** Whether every key that a root names for the registry is also one of a later root. */
export const keepsRegistryKeys = (former: Root, later: Root): boolean =>
  former.registry.every((key) => includesKey(later.registry, key));

async function successor(
  root: Root,
  signed: unknown,
): Promise<{ readonly root: Root } | { readonly refusal: RootRefusal }> {
  const approved = await openDocument('root', signed, root.keys, root.threshold);
  if ('refusal' in approved) return approved;
  const parsed = v.safeParse(rootSchema, approved.document);
  if (!parsed.success) return { refusal: 'malformed' };
  const { version, keys, threshold } = parsed.output;
  if (version !== root.version + 1) return { refusal: 'skipped-version' };
  const held = await openDocument('root', signed, keys, threshold);
  return 'refusal' in held ? held : { root: parsed.output };
}

/**
 * The latest root of a chain whose first root the caller trusts, because it comes from its operator.
 *
 * @throws when the chain is broken
 */
export async function latestRoot(chain: readonly SignedDocument[]): Promise<Root> {
  const [first] = chain;
  const trusted = v.parse(rootSchema, first && claimedDocument(first));
  const followed = await followRoots(trusted, chain, new Date(0));
  if ('root' in followed) return followed.root;
  throw new Error(`The chain of roots is not valid: ${followed.refusal}`);
}
