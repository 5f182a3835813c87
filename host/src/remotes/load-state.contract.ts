import type { RemoteHandle, RemoteModule } from '@leeszaal/shared-contracts';
import type { Release } from '@leeszaal/shared-contracts/registry';
import type { LoadFailure } from './release/load-failure.contract.ts';

/** The state of one remote in one outlet. `attempt` counts from 0; events of earlier attempts are ignored. */
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

/** The events of a load. */
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
  /** The remote cannot render any more. */
  | { readonly kind: 'faulted'; readonly attempt: number; readonly error: unknown }
  /** A person pressed *Try again*. */
  | { readonly kind: 'retried' };
