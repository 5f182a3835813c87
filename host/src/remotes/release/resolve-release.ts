import type { Release } from '@leeszaal/shared-contracts/registry';
import type { RegistryAnswer } from '../registry/registry-client.contract.ts';
import type { LoadFailure } from './load-failure.contract.ts';
import { contractFor, offeredContracts } from './offered-contracts.ts';

/** The release to show, or the reason why there is none. */
export type Resolution =
  | { readonly kind: 'resolved'; readonly release: Release }
  | { readonly kind: 'failed'; readonly failure: LoadFailure };

/** Finds a remote in the registry and checks that this host can run it. */
export function resolveRelease(
  answer: RegistryAnswer,
  name: string,
  offered = offeredContracts,
): Resolution {
  if (answer.kind === 'unreachable') return failed({ reason: 'registry-unreachable' });
  if (answer.kind === 'refused') {
    return failed({ reason: 'registry-invalid', refusal: answer.refusal });
  }
  const registered = answer.registry.remotes[name];
  if (registered === undefined) return failed({ reason: 'not-registered' });
  const { active: release, refusal } = registered;
  if (refusal !== undefined) return failed({ reason: 'release-refused', refusal });
  return contractFor(release.contract, offered)
    ? { kind: 'resolved', release }
    : failed({ reason: 'contract-mismatch', range: release.contract });
}

const failed = (failure: LoadFailure): Resolution => ({ kind: 'failed', failure });
