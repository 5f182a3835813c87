import * as v from 'valibot';
import { plain } from '../schema/codec.ts';
import { wholeNumber } from '../schema/scalars.ts';

/** The maximum length of a request's message, in characters (`docs/decisions.md` 46). */
export const REQUEST_MESSAGE_LIMIT = 4000;

/** The maximum length of a request's name, address or department, in characters. */
export const REQUEST_LINE_LIMIT = 320;

const singleLine = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(REQUEST_LINE_LIMIT),
  v.regex(/^[^\r\n\0]*$/),
);

/** An address of the form `{something}@{something}` without spaces. */
export const emailSchema = v.pipe(singleLine, v.regex(/^[^\s@]+@[^\s@]+$/));

/** Asks the library for a publication by e-mail. */
export const requestPublicationCodec = plain(
  v.object({
    requesterName: v.pipe(singleLine, v.nonEmpty()),
    requesterEmail: emailSchema,
    publicationId: wholeNumber,
    connectionId: wholeNumber,
    language: v.pipe(v.string(), v.nonEmpty(), v.maxLength(35)),
    department: v.optional(singleLine),
    message: v.optional(v.pipe(v.string(), v.maxLength(REQUEST_MESSAGE_LIMIT))),
  }),
);
/** Asks the library for a publication by e-mail. */
export type RequestPublication = v.InferOutput<typeof requestPublicationCodec.schema>;

/** A single-use token for the external catalogue system (`docs/decisions.md` 40). */
export const catalogueTokenCodec = plain(v.object({ token: v.string(), url: v.string() }));
