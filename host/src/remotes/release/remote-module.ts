import type { RemoteModule } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { contractFor, offeredContracts } from './offered-contracts.ts';

const exposedSchema = v.object({
  default: v.custom<RemoteModule>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'contract' in value &&
      typeof value.contract === 'string' &&
      'mount' in value &&
      typeof value.mount === 'function',
    'no remote module',
  ),
});

/**
 * Validates what a remote exposes as `./remote`, and adapts one of an earlier contract.
 *
 * @param range the contract that the remote was built with
 * @throws when it is not a remote module
 */
export function asRemoteModule(
  exposed: unknown,
  range: string,
  offered = offeredContracts,
): RemoteModule {
  return v.parse(exposedSchema, contractFor(range, offered)?.lift(exposed)).default;
}
