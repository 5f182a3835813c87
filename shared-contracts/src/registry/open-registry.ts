import * as v from 'valibot';
import { verifyDocument } from './flattened-jws.ts';
import { type Registry, registrySchema } from './registry.contract.ts';
import type { PublicKey } from './signing-key.ts';

/** Why a registry was refused. */
export type RegistryRefusal =
  | { readonly reason: 'malformed' }
  | { readonly reason: 'bad-signature' }
  | { readonly reason: 'expired'; readonly expires: string }
  | { readonly reason: 'rolled-back'; readonly sequence: number; readonly highest: number };

/** An accepted registry, or the reason of its refusal. */
export type RegistryVerdict =
  | { readonly accepted: true; readonly registry: Registry }
  | { readonly accepted: false; readonly refusal: RegistryRefusal };

/** The conditions that a registry must meet. */
export interface RegistryExpectations {
  readonly publicKey: PublicKey;
  readonly now: Date;
  /** The highest sequence number seen so far under this key; 0 when none was. */
  readonly highestSequence: number;
}

/**
 * Accepts a signed registry only if it is genuine, well-formed, not expired and not older than an earlier
 * one.
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

/** The checks of a registry whose signature has been verified. */
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
