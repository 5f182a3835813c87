import * as v from 'valibot';
import type { Json } from '../provider.contract.ts';
import { sessionEnd } from '../session-end.ts';
import type { AssertedSession } from './check-assertion.ts';
import type { NameId } from './saml-attributes.ts';

const handleSchema = v.object({
  /** The NameID, by which the provider names the person in messages. */
  subject: v.optional(v.string()),
  nameIdFormat: v.optional(v.string()),
  nameQualifier: v.optional(v.string()),
  spNameQualifier: v.optional(v.string()),
  /** The provider's own id of the session. */
  session: v.optional(v.string()),
  /** When the session ends, in seconds since 1970: the provider cannot be asked again. */
  until: v.number(),
});
/** The data that a session keeps. */
export type SamlHandle = v.InferOutput<typeof handleSchema>;

/** Makes what a session keeps. */
export function makeHandle(
  { value, format, nameQualifier, spNameQualifier }: NameId,
  { index, end }: AssertedSession,
  now: number,
): Json {
  return {
    ...(value !== '' && { subject: value }),
    ...(format !== undefined && { nameIdFormat: format }),
    ...(nameQualifier !== undefined && { nameQualifier }),
    ...(spNameQualifier !== undefined && { spNameQualifier }),
    ...(index !== undefined && { session: index }),
    until: sessionEnd(now, end),
  };
}

/** Reads what a session kept; undefined: it is not of this protocol. */
export function readHandle(stored: unknown): SamlHandle | undefined {
  const { success, output } = v.safeParse(handleSchema, stored);
  return success ? output : undefined;
}
