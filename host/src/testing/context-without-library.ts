import type { HostContext } from '@leeszaal/shared-contracts';
import { createContextFactory as completeFactory } from '../ports/context-factory.ts';

type Factory = typeof completeFactory;

/** Creates contexts that lack a port of the contract, as a host with an incompatible contract does. */
export function createContextFactory(...given: Parameters<Factory>) {
  const create = completeFactory(...given);
  return (...mount: Parameters<ReturnType<Factory>>) =>
    (signal: AbortSignal): Omit<HostContext, 'library'> => {
      const { library: _removed, ...rest } = create(...mount)(signal);
      return rest;
    };
}
