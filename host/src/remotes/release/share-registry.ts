import type { Registry } from '@leeszaal/shared-contracts/registry';
import { PHASE_LIMITS } from '../time-limits.ts';
import type { RegistryAnswer, RegistryClient } from './registry-client.contract.ts';

/**
 * Shares the last accepted registry, and the first request for it, between all callers.
 *
 * @param request requests the registry and bypasses every cache
 */
export function shareRegistry(
  request: (signal: AbortSignal) => Promise<RegistryAnswer>,
): RegistryClient {
  const listeners = new Set<(registry: Registry) => void>();
  let accepted: Extract<RegistryAnswer, { kind: 'registry' }> | undefined;
  let pending: Promise<RegistryAnswer> | undefined;

  const refreshed = async (signal: AbortSignal): Promise<RegistryAnswer> => {
    const answer = await request(signal);
    if (answer.kind === 'registry') {
      accepted = answer;
      for (const listener of listeners) listener(answer.registry);
    }
    return answer;
  };

  return {
    refreshed,
    current: async () => {
      if (accepted) return accepted;
      pending ??= refreshed(AbortSignal.timeout(PHASE_LIMITS.resolving)).finally(() => {
        pending = undefined;
      });
      return pending;
    },
    listen(listener) {
      listeners.add(listener);
      if (accepted) listener(accepted.registry);
    },
  };
}
