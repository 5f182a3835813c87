import type { Release } from '@leeszaal/shared-contracts/registry';
import type { LoadModule } from './federation-loader.ts';
import type { Resolution } from './resolve-release.ts';
import type { Verification } from './verify-files.ts';

/** How one step is to be taken. */
export interface StepOptions {
  /** Aborted when the step has taken too long, or the remote is taken away. */
  readonly signal: AbortSignal;
  /** After a failure: ask again, past every cache. */
  readonly renew: boolean;
}

/** What a load does to the world; tests bring their own. */
export interface LoaderEffects {
  resolve(name: string, options: StepOptions): Promise<Resolution>;
  verify(release: Release, options: StepOptions): Promise<Verification>;
  readonly load: LoadModule;
}
