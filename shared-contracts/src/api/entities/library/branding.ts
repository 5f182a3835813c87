import * as v from 'valibot';
import { LANGUAGES } from '../../../languages/languages.ts';
import { emailSchema } from '../request-publication.ts';

/** The maximum length of the name in the sender of a library's mails, in characters. */
export const MAIL_SENDER_LIMIT = 120;

/** The accent colour of the portal where a library has none of its own. */
export const DEFAULT_ACCENT = '#1d5a48';

/** How a library presents itself, as stored (`docs/decisions.md` 107). */
export const brandingEntries = {
  /**
   * The colour of controls and links, as `#rrggbb` in lower case. The portal shows it as light or dark as is legible.
   */
  accentColour: v.optional(v.nullable(v.string())),
  /** The languages that the library offers, in any order. */
  languages: v.optional(v.nullable(v.pipe(v.array(v.string()), v.readonly()))),
  /** The name in the sender of the library's mails; default: the library's name. */
  mailSender: v.optional(v.nullable(v.string())),
  /** The address for replies to the library's mails; default: the library's address. */
  mailReplyTo: v.optional(v.nullable(v.string())),
};

/** The limits of a change of them. */
export const limitedBranding = {
  accentColour: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)))),
  languages: v.optional(
    v.nullable(
      v.pipe(
        v.array(v.picklist(LANGUAGES)),
        v.nonEmpty(),
        v.check((all) => new Set(all).size === all.length, 'a language is listed twice'),
        v.readonly(),
      ),
    ),
  ),
  mailSender: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.maxLength(MAIL_SENDER_LIMIT),
        v.regex(/^\P{Cc}*$/u),
      ),
    ),
  ),
  mailReplyTo: v.optional(v.nullable(emailSchema)),
};
