import type { RemoteModule } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

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
 * Validates what a remote exposes as `./remote`.
 *
 * @throws when it is not a remote module
 */
export function asRemoteModule(exposed: unknown): RemoteModule {
  return v.parse(exposedSchema, exposed).default;
}
