import * as v from 'valibot';
import { verifyDocument } from './flattened-jws.ts';
import { type Registry, registrySchema } from './registry.contract.ts';
import type { PublicKey } from './signing-key.ts';

/** Why a registry was not taken. */
export type RegistryRefusal =
  | { readonly reason: 'malformed' }
  | { readonly reason: 'bad-signature' }
  | { readonly reason: 'expired'; readonly expires: string }
  | { readonly reason: 'rolled-back'; readonly sequence: number; readonly highest: number };

/** A registry that may be used, or why it may not. */
export type RegistryVerdict =
  | { readonly accepted: true; readonly registry: Registry }
  | { readonly accepted: false; readonly refusal: RegistryRefusal };

/** What a registry is measured against. */
export interface RegistryExpectations {
  readonly publicKey: PublicKey;
  readonly now: Date;
  /** The highest sequence number seen so far under this key; 0 when none was. */
  readonly highestSequence: number;
}

/**
 * Takes a signed registry only when it is genuine, well-formed, not expired and not older than one
 * seen before.
 *
 * @param signed the parsed answer of `/registry.json`
 */
export async function openRegistry(
  signed: unknown,
  expectations: RegistryExpectations,
): Promise<RegistryVerdict> {
  const verified = await verifyDocument(signed, expectations.publicKey);
  if ('refusal' in verified) return refused({ reason: verified.refusal });
  const parsed = v.safeParse(registrySchema, verified.document);
  return parsed.success ? judge(parsed.output, expectations) : refused({ reason: 'malformed' });
}

/** The checks that remain once a registry is known to be genuine. */
export function judge(
  registry: Registry,
  { now, highestSequence }: Omit<RegistryExpectations, 'publicKey'>,
): RegistryVerdict {
  if (Date.parse(registry.expires) <= now.getTime()) {
    return refused({ reason: 'expired', expires: registry.expires });
  }
  if (registry.sequence < highestSequence) {
    return refused({
      reason: 'rolled-back',
      sequence: registry.sequence,
      highest: highestSequence,
    });
  }
  return { accepted: true, registry };
}

const refused = (refusal: RegistryRefusal): RegistryVerdict => ({ accepted: false, refusal });
