import * as v from 'valibot';

/** The maximum length of the name of a person or a library, in characters. */
export const NAME_LIMIT = 120;

/** The name of a person or a library, in one line. */
export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(NAME_LIMIT),
  v.regex(/^\P{Cc}*$/u),
);
