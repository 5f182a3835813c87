import { emailSchema, type RequestPublication } from '@leeszaal/shared-contracts';
import * as v from 'valibot';

/** What has been typed into the request form. */
export interface RequestDraft {
  readonly name: string;
  readonly email: string;
  readonly department: string;
  readonly message: string;
}

/** What is wrong with a field. */
export interface RequestFaults {
  readonly name?: 'required';
  readonly email?: 'required' | 'invalid';
}

/** What keeps a request from being sent (`docs/behaviour.md` C 5). */
export function faultsOf({ name, email }: RequestDraft): RequestFaults {
  const address = email.trim();
  return {
    ...(name.trim() === '' && { name: 'required' as const }),
    ...(address === ''
      ? { email: 'required' as const }
      : !v.is(emailSchema, address) && { email: 'invalid' as const }),
  };
}

/** The request as it is sent; what was left blank stays out. */
export function toRequest(
  { name, email, department, message }: RequestDraft,
  wanted: Pick<RequestPublication, 'publicationId' | 'connectionId' | 'language'>,
): RequestPublication {
  return {
    ...wanted,
    requesterName: name.trim(),
    requesterEmail: email.trim(),
    ...(department.trim() !== '' && { department: department.trim() }),
    ...(message.trim() !== '' && { message: message.trim() }),
  };
}
