import {
  emailSchema,
  NAME_LIMIT,
  nameSchema,
  REQUEST_LINE_LIMIT,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';

/** The texts of the form for a new person. */
export interface PersonDraft {
  readonly name: string;
  readonly email: string;
}

/** The fault of a text. */
export type DraftFault = 'missing' | 'long' | 'invalid';

const RULES = {
  name: { schema: nameSchema, limit: NAME_LIMIT },
  email: { schema: emailSchema, limit: REQUEST_LINE_LIMIT },
} as const;

/** The maximum length of a field, in characters. */
export const limitOf = (field: keyof PersonDraft): number => RULES[field].limit;

/** The fault of a field as it is typed; undefined: it can be sent. */
export function draftFault(field: keyof PersonDraft, typed: string): DraftFault | undefined {
  const { schema, limit } = RULES[field];
  const text = typed.trim();
  if (text === '') return 'missing';
  if (text.length > limit) return 'long';
  return v.is(schema, text) ? undefined : 'invalid';
}
