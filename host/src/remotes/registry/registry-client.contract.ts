import type { Registry, RegistryRefusal } from '@leeszaal/shared-contracts/registry';

/** The registry, or the reason why there is none. */
export type RegistryAnswer =
  | { readonly kind: 'registry'; readonly registry: Registry }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly refusal: RegistryRefusal };

/** Gives access to the registry. */
export interface RegistryClient {
  /** The registry as first fetched, so that one page load shows one state of the portal. */
  current(): Promise<RegistryAnswer>;
  /** Fetches the registry again and bypasses every cache. */
  refreshed(signal: AbortSignal): Promise<RegistryAnswer>;
  /** Fetches the registry again for a comparison: `current` and the listeners keep the state of this page load. */
  latest(): Promise<RegistryAnswer>;
  /** Calls the listener with each accepted registry, the last one at once. */
  listen(listener: (registry: Registry) => void): void;
}
