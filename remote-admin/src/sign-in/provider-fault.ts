import { isStatus, PROVIDER_LIMIT } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { serverFault } from '../list/server-fault.ts';

/** An action on a provider. */
export type ProviderAction = 'add' | 'change' | 'remove' | 'try';

const REFUSED = msg`What you entered was not accepted. Check the fields.`;

/** The server's refusals of something that does not fit its state (409). */
const CONFLICTS: Partial<Record<ProviderAction, MessageDescriptor>> = {
  add: msg`The library has ${{ limit: PROVIDER_LIMIT }} providers, which is the maximum. Remove one first.`,
  change: msg`The kind of a provider cannot be changed. Add another provider.`,
};

/** Why something could not be done with a provider, in words for people. */
export function providerFault(action: ProviderAction, error: unknown): MessageDescriptor {
  if (isStatus(error, 409)) return CONFLICTS[action] ?? serverFault(error, REFUSED);
  if (isStatus(error, 404)) return msg`A colleague has removed this provider. Reload the page.`;
  return serverFault(error, REFUSED);
}
