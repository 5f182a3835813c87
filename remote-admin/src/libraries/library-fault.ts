import { isStatus } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { serverFault } from '../list/server-fault.ts';

/** An action on a library. */
export type LibraryAction = 'add' | 'rename' | 'switch-off' | 'switch-on' | 'export' | 'remove';

const REFUSED = msg`What you entered was not accepted. Check the fields.`;

/** The name of another library. */
export const NAME_TAKEN = msg`Another library has this name`;

/** The server's refusals of something that does not fit its state (409). */
const CONFLICTS: Partial<Record<LibraryAction, MessageDescriptor>> = {
  add: msg`Another library has this name, or the account of the administrator belongs to an identity provider. Choose another name or address.`,
  rename: NAME_TAKEN,
  'switch-off': msg`The library that you are signed in at and the public library stay switched on.`,
  remove: msg`The library is switched on, or its data were not exported since it was switched off. The list shows its present state.`,
};

/** Why something could not be done with a library, in words for people. */
export function libraryFault(action: LibraryAction, error: unknown): MessageDescriptor {
  if (isStatus(error, 409)) return CONFLICTS[action] ?? serverFault(error, REFUSED);
  if (isStatus(error, 403)) {
    return msg`Your role does not allow this any more. Ask a colleague to do it.`;
  }
  if (isStatus(error, 404)) {
    return action === 'add'
      ? msg`A connection that you chose is not there any more. Check the connections and try again.`
      : msg`A colleague has removed this library.`;
  }
  if (isStatus(error, 429) && action === 'add') {
    return msg`Too many mails were sent. Try again later.`;
  }
  return serverFault(error, REFUSED);
}
