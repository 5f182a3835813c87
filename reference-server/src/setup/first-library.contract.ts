import { emailSchema, LANGUAGES, nameSchema } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { newPasswordSchema } from '../sso/new-password/new-password.contract.ts';

/** The answers of a person about the first library (`docs/decisions.md` 98). */
export const firstLibrarySchema = v.object({
  libraryName: nameSchema,
  /** Receives the requests for publications. */
  libraryEmail: emailSchema,
  /** The language of the portal for visitors who have not chosen one. */
  language: v.picklist(LANGUAGES),
  /** The other languages that people can choose; default: all. `language` is always one of them. */
  languages: v.optional(v.pipe(v.array(v.picklist(LANGUAGES)), v.readonly())),
  /** The name of the first administrator. */
  fullName: nameSchema,
  /** The administrator's address, which is the user name too. */
  email: emailSchema,
  password: newPasswordSchema,
});

/** See {@link firstLibrarySchema}. */
export type FirstLibrary = v.InferOutput<typeof firstLibrarySchema>;
