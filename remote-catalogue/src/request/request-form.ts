import {
  emailSchema,
  REQUEST_LINE_LIMIT,
  REQUEST_MESSAGE_LIMIT,
  type RequestPublication,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';

/** The input of the request form. */
export interface RequestDraft {
  readonly name: string;
  readonly email: string;
  readonly department: string;
  readonly message: string;
}

/** An error of a field. */
export type RequestFault = 'required' | 'invalid' | 'long';

/** The errors by field; valid fields are omitted. */
export type RequestFaults = Readonly<Partial<Record<keyof RequestDraft, RequestFault>>>;

/** The maximum length of each field in the API, in characters. */
export const REQUEST_LIMITS: Readonly<Record<keyof RequestDraft, number>> = {
  name: REQUEST_LINE_LIMIT,
  email: REQUEST_LINE_LIMIT,
  department: REQUEST_LINE_LIMIT,
  message: REQUEST_MESSAGE_LIMIT,
};

function faultOf(field: keyof RequestDraft, typed: string): RequestFault | undefined {
  const text = typed.trim();
  if (text.length > REQUEST_LIMITS[field]) return 'long';
  if (field === 'department' || field === 'message') return undefined;
  if (text === '') return 'required';
  return field === 'email' && !v.is(emailSchema, text) ? 'invalid' : undefined;
}

/** The errors that prevent sending (`docs/behaviour.md` C 5). */
export function faultsOf(draft: RequestDraft): RequestFaults {
  const fields = Object.keys(REQUEST_LIMITS) as (keyof RequestDraft)[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field, draft[field]);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
}

/** The request on the wire, without blank fields. */
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
