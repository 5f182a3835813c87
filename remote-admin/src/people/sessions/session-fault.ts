import { isStatus } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { serverFault } from '../../list/server-fault.ts';

const REFUSED = msg`The server did not accept this. Close the list and open it again.`;

/** Why a session was not ended, in words for people. */
export function sessionFault(_action: 'end', error: unknown): MessageDescriptor {
  if (isStatus(error, 409)) {
    return msg`This is the session that you are using. Log out in the menu of the portal.`;
  }
  if (isStatus(error, 403)) {
    return msg`Your role does not allow this any more. Ask a colleague to do it.`;
  }
  if (isStatus(error, 404)) return msg`This person has no account at this library any more.`;
  return serverFault(error, REFUSED);
}
