import * as v from 'valibot';

/** A number that may arrive as text, as in a query string. */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
);

/**
 * An integer of zero or more, also as text: ids, pages, amounts. Zero is valid (`docs/decisions.md`
 * 11).
 */
export const wholeNumber = v.pipe(numeric, v.integer(), v.minValue(0));

/** A text field that may be missing, null or a number; null becomes undefined, a number its digits. */
export const optionalText = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
    v.transform((value) => value ?? undefined),
  ),
);

/**
 * A list of texts: missing and null become empty, a single text becomes a list of one; blank texts
 * are dropped.
 */
export const textList = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.array(v.nullable(v.string()))])),
    v.transform((value): string[] =>
      (Array.isArray(value) ? value : [value]).filter((text): text is string =>
        Boolean(text?.trim()),
      ),
    ),
  ),
  [],
);

/** A list of texts separated by pipes (`docs/decisions.md` 31), or a real list. */
export const pipeSeparated = v.pipe(
  textList,
  v.transform((texts) =>
    texts
      .flatMap((text) => text.split('|'))
      .map((text) => text.trim())
      .filter(Boolean),
  ),
);

/** A flag that may be missing, null or a number; anything but true and a number other than 0 is false. */
export const optionalFlag = v.optional(
  v.pipe(
    v.nullable(v.union([v.boolean(), v.number()])),
    v.transform((value): boolean => Boolean(value)),
  ),
  false,
);

/** An IANA time zone known to this runtime, such as `Europe/Amsterdam`. */
export const timeZone = v.pipe(
  v.string(),
  v.check((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  }, 'a time zone'),
);
