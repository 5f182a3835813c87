import { isStatus } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { serverFault } from '../../list/server-fault.ts';

const REFUSED = msg`The server did not accept this choice. Reload the page.`;

/** Why the access of a connection was not changed, in words for people. */
export function connectionFault(error: unknown): MessageDescriptor {
  if (isStatus(error, 404)) return msg`The library no longer has this connection. Reload the page.`;
  return serverFault(error, REFUSED);
}
