import { emailSchema, LANGUAGES } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { newPasswordSchema } from '../sso/new-password/new-password.contract.ts';

/** The maximum length of a name, in characters. */
export const NAME_LIMIT = 120;

const name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(NAME_LIMIT),
  v.regex(/^\P{Cc}*$/u),
);

/** What a person has to say about the first library (`docs/decisions.md` 98). */
export const firstLibrarySchema = v.object({
  libraryName: name,
  /** Receives the requests for publications. */
  libraryEmail: emailSchema,
  /** The language of the portal for visitors who have not chosen one. */
  language: v.picklist(LANGUAGES),
  /** The name of the first administrator. */
  fullName: name,
  /** The administrator's address, which is the user name too. */
  email: emailSchema,
  password: newPasswordSchema,
});

/** See {@link firstLibrarySchema}. */
export type FirstLibrary = v.InferOutput<typeof firstLibrarySchema>;
