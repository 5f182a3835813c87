import {
  openRegistry,
  pinnedRootSchema,
  type Registry,
  rememberedTrust,
  rememberTrust,
  type TrustStore,
} from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import type { KeptRegistry } from './kept-registry.ts';
import type { RegistryAnswer } from './registry-client.contract.ts';

/** Fetches one of the portal's own files. */
export type FetchFile = (
  url: string,
  options: { readonly cache: RequestCache; readonly signal: AbortSignal },
) => Promise<Response>;

/** Dependencies of {@link createRegistryRequest}. */
export interface RegistryOptions {
  /** Absolute. */
  readonly registryUrl: string;
  /** The root in the host's build. */
  readonly root: unknown;
  readonly fetchFile: FetchFile;
  /** `localStorage`: holds the latest root and sequence number, so that older ones are refused. */
  readonly store: TrustStore;
  /** Holds the last verified registry for an outage. */
  readonly kept: KeptRegistry;
  /** Chooses between active releases and canaries. */
  readonly choose: (registry: Registry) => Registry;
  readonly now: () => Date;
}

/** Requests the registry, past every cache, and verifies it. */
export type RequestRegistry = (signal: AbortSignal) => Promise<RegistryAnswer>;

/** @throws when the pinned root is invalid */
export function createRegistryRequest(options: RegistryOptions): RequestRegistry {
  const { store, kept, choose, now } = options;
  const pinned = v.parse(pinnedRootSchema, options.root);
  return async (signal) => {
    const fetched = await fetchSigned(options, signal);
    const signed = fetched ?? (await kept.read());
    if (signed === null) return { kind: 'unreachable' };
    const { root, sequence: highestSequence } = await rememberedTrust(store, pinned);
    const verdict = await openRegistry(signed.document, { root, now: now(), highestSequence });
    if (!verdict.accepted) return { kind: 'refused', refusal: verdict.refusal };
    const { registry } = verdict;
    await rememberTrust(store, pinned, { ...verdict, sequence: registry.sequence });
    if (fetched !== null) void kept.write(fetched.document);
    return { kind: 'registry', registry: choose(registry) };
  };
}

/** @returns null when the registry cannot be fetched; text that is not JSON counts as an invalid document */
async function fetchSigned(
  { fetchFile, registryUrl }: RegistryOptions,
  signal: AbortSignal,
): Promise<{ readonly document: unknown } | null> {
  const response = await fetchFile(registryUrl, { cache: 'no-store', signal }).catch(() => null);
  if (!response?.ok) return null;
  return { document: await response.json().catch(() => null) };
}
