import {
  highestSequence,
  openRegistry,
  parsePublicKey,
  type Registry,
  type RegistryRefusal,
  rememberSequence,
  type SequenceStore,
} from '@leeszaal/shared-contracts/registry';

/** Fetches one of the portal's own files; the host's HTTP wrapper, or a test's stand-in. */
export type FetchFile = (
  url: string,
  options: { readonly cache: RequestCache; readonly signal: AbortSignal },
) => Promise<Response>;

/** The registry, or why there is none. */
export type RegistryAnswer =
  | { readonly kind: 'registry'; readonly registry: Registry }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly refusal: RegistryRefusal };

/** Where the host learns which remotes there are. */
export interface RegistryClient {
  /** The registry as it was first fetched: one page load shows one state of the portal. */
  current(signal: AbortSignal): Promise<RegistryAnswer>;
  /** Asks again, past every cache. */
  refreshed(signal: AbortSignal): Promise<RegistryAnswer>;
}

/** What a registry client needs. */
export interface RegistryClientOptions {
  /** Absolute. */
  readonly registryUrl: string;
  /** From the run-time configuration, as JWK. */
  readonly publicKey: unknown;
  readonly fetchFile: FetchFile;
  /** `localStorage`: remembers the highest sequence number, so that an old registry is refused. */
  readonly store: SequenceStore;
  readonly now: () => Date;
}

/** @throws when the public key of the configuration is none */
export function createRegistryClient(options: RegistryClientOptions): RegistryClient {
  const publicKey = parsePublicKey(options.publicKey);
  let accepted: RegistryAnswer | null = null;

  const refreshed = async (signal: AbortSignal): Promise<RegistryAnswer> => {
    const signed = await fetchSigned(options, signal);
    if (signed === null) return { kind: 'unreachable' };
    const verdict = await openRegistry(signed.document, {
      publicKey,
      now: options.now(),
      highestSequence: await highestSequence(options.store, publicKey),
    });
    if (!verdict.accepted) return { kind: 'refused', refusal: verdict.refusal };
    await rememberSequence(options.store, publicKey, verdict.registry.sequence);
    accepted = { kind: 'registry', registry: verdict.registry };
    return accepted;
  };

  return { refreshed, current: async (signal) => accepted ?? refreshed(signal) };
}

/** @returns null when the registry can't be had; a text that is no JSON counts as a document */
async function fetchSigned(
  { fetchFile, registryUrl }: RegistryClientOptions,
  signal: AbortSignal,
): Promise<{ readonly document: unknown } | null> {
  const response = await fetchFile(registryUrl, { cache: 'no-store', signal }).catch(() => null);
  if (!response?.ok) return null;
  return { document: await response.json().catch(() => null) };
}
