import type { Registry } from '@leeszaal/shared-contracts/registry';
import { REGISTRY_LIMIT } from '../time-limits.ts';
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

  const ask = async (signal: AbortSignal): Promise<RegistryAnswer> => {
    const answer = await request(signal);
    if (answer.kind === 'registry') {
      accepted = answer;
      for (const listener of listeners) listener(answer.registry);
    }
    return answer;
  };

  const limit = () => AbortSignal.timeout(REGISTRY_LIMIT);

  return {
    refreshed: (signal) => ask(AbortSignal.any([signal, limit()])),
    latest: () => request(limit()),
    current: async () => {
      if (accepted) return accepted;
      pending ??= ask(limit()).finally(() => {
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
