import type { RemoteHandle, RemoteModule } from '@leeszaal/shared-contracts';
import type { RegistryRefusal, Release } from '@leeszaal/shared-contracts/registry';

/** The steps on the way to a remote that is shown. */
export type LoadPhase = 'resolving' | 'verifying' | 'loading' | 'mounting';

/** Why a remote is not shown. */
export type LoadFailure =
  /** The registry couldn't be fetched. */
  | { readonly reason: 'registry-unreachable' }
  /** It could, and must not be used. */
  | { readonly reason: 'registry-invalid'; readonly refusal: RegistryRefusal }
  /** It knows no remote of this name. */
  | { readonly reason: 'not-registered' }
  /** The remote was built for another version of the contract. */
  | { readonly reason: 'contract-mismatch'; readonly range: string }
  /** A file isn't where the registry says. */
  | { readonly reason: 'files-missing'; readonly path: string }
  /** A file has other bytes than the registry says. */
  | { readonly reason: 'files-changed'; readonly path: string }
  /** The code failed to start, or one of its files did at the last moment. */
  | { readonly reason: 'load-error'; readonly error: unknown }
  /** The remote's own `mount` failed. */
  | { readonly reason: 'mount-error'; readonly error: unknown }
  /** A step took longer than it may. */
  | { readonly reason: 'timeout'; readonly during: LoadPhase };

/**
 * One remote in one outlet. `attempt` counts from 0; what an earlier attempt still brings in is
 * dropped by it.
 */
export type LoadState = { readonly attempt: number } & (
  | { readonly phase: 'resolving' }
  | { readonly phase: 'verifying'; readonly release: Release }
  | {
      readonly phase: 'loading';
      readonly release: Release;
      readonly manifest: Uint8Array<ArrayBuffer>;
    }
  | { readonly phase: 'mounting'; readonly release: Release; readonly module: RemoteModule }
  | { readonly phase: 'mounted'; readonly release: Release; readonly handle: RemoteHandle }
  | { readonly phase: 'failed'; readonly failure: LoadFailure }
);

/** What happens on the way. */
export type LoadEvent =
  | { readonly kind: 'resolved'; readonly attempt: number; readonly release: Release }
  | {
      readonly kind: 'verified';
      readonly attempt: number;
      readonly manifest: Uint8Array<ArrayBuffer>;
    }
  | { readonly kind: 'loaded'; readonly attempt: number; readonly module: RemoteModule }
  | { readonly kind: 'mounted'; readonly attempt: number; readonly handle: RemoteHandle }
  | { readonly kind: 'failed'; readonly attempt: number; readonly failure: LoadFailure }
  /** A person pressed *Try again*. */
  | { readonly kind: 'retried' };
