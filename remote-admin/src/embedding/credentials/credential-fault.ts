import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { serverFault } from '../../list/server-fault.ts';

/** Why a credential could not be made or revoked, in words for people. */
export const credentialFault = (error: unknown): MessageDescriptor =>
  serverFault(error, msg`The name was not accepted. Use one line of letters, digits and signs.`);
