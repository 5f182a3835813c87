import type { Release } from '@leeszaal/shared-contracts/registry';
import type { LoadModule } from './federation-loader.ts';
import type { StepOptions, VerifyStep } from './load-step-options.contract.ts';
import type { Resolution } from './resolve-release.ts';
import type { Verification } from './verify-files.ts';

/** What a load does to the world; tests bring their own. */
export interface LoaderEffects {
  resolve(name: string, options: StepOptions): Promise<Resolution>;
  verify(release: Release, options: VerifyStep): Promise<Verification>;
  readonly load: LoadModule;
}
