import type { RegistryRefusal, StatementRefusal } from '@leeszaal/shared-contracts/registry';

/** The steps before a remote is shown. */
export type LoadPhase = 'resolving' | 'verifying' | 'loading' | 'mounting';

/** Why a remote is not shown. */
export type LoadFailure =
  /** The registry could not be fetched. */
  | { readonly reason: 'registry-unreachable' }
  /** The registry failed verification. */
  | { readonly reason: 'registry-invalid'; readonly refusal: RegistryRefusal }
  /** The registry has no remote of this name. */
  | { readonly reason: 'not-registered' }
  /** The team of the remote has not signed its active release. */
  | { readonly reason: 'release-refused'; readonly refusal: StatementRefusal }
  /** The remote was built for another version of the contract. */
  | { readonly reason: 'contract-mismatch'; readonly range: string }
  /** A file of the registry is not on the server. */
  | { readonly reason: 'files-missing'; readonly path: string }
  /** A file differs from its digest in the registry. */
  | { readonly reason: 'files-changed'; readonly path: string }
  /** The code, or one of its files, failed at run time. */
  | { readonly reason: 'load-error'; readonly error: unknown }
  /** The remote's own `mount` failed. */
  | { readonly reason: 'mount-error'; readonly error: unknown }
  /** The remote failed while it rendered, or took a change. */
  | { readonly reason: 'fault'; readonly error: unknown }
  /** The load exceeded its time limit during this step. */
  | { readonly reason: 'timeout'; readonly during: LoadPhase };
