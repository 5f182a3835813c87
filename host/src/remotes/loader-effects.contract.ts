import type { Release } from '@leeszaal/shared-contracts/registry';
import type { LoadModule } from './release/federation-loader.ts';
import type { StepOptions, VerifyStep } from './release/load-step-options.contract.ts';
import type { Resolution } from './release/resolve-release.ts';
import type { Verification } from './release/verify-files.ts';

/** The effects of a load; tests supply their own. */
export interface LoaderEffects {
  resolve(name: string, options: StepOptions): Promise<Resolution>;
  verify(release: Release, options: VerifyStep): Promise<Verification>;
  readonly load: LoadModule;
}
