import { isStatus } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { serverFault } from '../list/server-fault.ts';

/** An action on a person. */
export type PersonAction =
  | 'add'
  | 'role'
  | 'access'
  | 'link'
  | 'sessions'
  | 'second-factor'
  | 'export'
  | 'erase';

const REFUSED = msg`What you entered was not accepted. Check the fields.`;

const ON_SERVER = msg`Something went wrong on the server. Try again later.`;

const CONFLICTS: Record<PersonAction, MessageDescriptor> = {
  add: msg`This address already has an account`,
  role: msg`You cannot change your own access. Ask a colleague to do it.`,
  access: msg`You cannot change your own access. Ask a colleague to do it.`,
  link: msg`No mail can be sent: the person has no e-mail address or no access.`,
  sessions: ON_SERVER,
  'second-factor': msg`You cannot remove your own here, nor that of a person who has a higher role than you at another library. Ask an administrator of that library.`,
  export: ON_SERVER,
  erase: msg`You cannot erase your own account. Ask a colleague to do it.`,
};

/** Why something could not be done for a person, in words for people. */
export function personFault(action: PersonAction, error: unknown): MessageDescriptor {
  if (isStatus(error, 409)) return CONFLICTS[action];
  if (isStatus(error, 403)) {
    return msg`Your role does not allow this any more. Ask a colleague to do it.`;
  }
  if (isStatus(error, 404)) return msg`This person has no account at this library any more.`;
  if (isStatus(error, 429) && (action === 'add' || action === 'link')) {
    return msg`Too many mails were sent. Try again later.`;
  }
  return serverFault(error, REFUSED);
}
