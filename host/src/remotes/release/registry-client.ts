import {
  highestSequence,
  openRegistry,
  parsePublicKey,
  rememberSequence,
  type SequenceStore,
} from '@leeszaal/shared-contracts/registry';
import type { RegistryClient } from './registry-client.contract.ts';
import { shareRegistry } from './share-registry.ts';

/** Fetches one of the portal's own files. */
export type FetchFile = (
  url: string,
  options: { readonly cache: RequestCache; readonly signal: AbortSignal },
) => Promise<Response>;

/** Dependencies of a registry client. */
export interface RegistryClientOptions {
  /** Absolute. */
  readonly registryUrl: string;
  /** A JWK from the run-time configuration. */
  readonly publicKey: unknown;
  readonly fetchFile: FetchFile;
  /** `localStorage`: holds the highest sequence number, so that older registries are refused. */
  readonly store: SequenceStore;
  readonly now: () => Date;
}

/** @throws when the public key of the configuration is invalid */
export function createRegistryClient(options: RegistryClientOptions): RegistryClient {
  const publicKey = parsePublicKey(options.publicKey);
  return shareRegistry(async (signal) => {
    const signed = await fetchSigned(options, signal);
    if (signed === null) return { kind: 'unreachable' };
    const verdict = await openRegistry(signed.document, {
      publicKey,
      now: options.now(),
      highestSequence: await highestSequence(options.store, publicKey),
    });
    if (!verdict.accepted) return { kind: 'refused', refusal: verdict.refusal };
    await rememberSequence(options.store, publicKey, verdict.registry.sequence);
    return { kind: 'registry', registry: verdict.registry };
  });
}

/** @returns null when the registry cannot be fetched; text that is not JSON counts as an invalid document */
async function fetchSigned(
  { fetchFile, registryUrl }: RegistryClientOptions,
  signal: AbortSignal,
): Promise<{ readonly document: unknown } | null> {
  const response = await fetchFile(registryUrl, { cache: 'no-store', signal }).catch(() => null);
  if (!response?.ok) return null;
  return { document: await response.json().catch(() => null) };
}
