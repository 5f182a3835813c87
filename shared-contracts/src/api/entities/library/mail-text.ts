import * as v from 'valibot';
import { LANGUAGES } from '../../../languages/languages.ts';
import { plain } from '../../schema/codec.ts';

/**
 * The mails to people whose texts a library can write itself (`docs/decisions.md` 107). `invitation`: a new account or
 * a new link. `password`: a forgotten password. `order`: the confirmation of an order. `alert`: what is new for a saved
 * search. `turn`: a turn to borrow a document.
 */
export const MAIL_KINDS = ['invitation', 'password', 'order', 'alert', 'turn'] as const;
/** One of these mails. */
export type MailKind = (typeof MAIL_KINDS)[number];

/** The words in braces that a mail's text may have, such as `{name}`, each for a fact. `needed` must be there. */
export const MAIL_PLACEHOLDERS = {
  /** `days`: how long the link works. */
  invitation: { known: ['name', 'login', 'library', 'link', 'days'], needed: ['link'] },
  /** `hours`: how long the link works. */
  password: { known: ['name', 'login', 'library', 'link', 'hours'], needed: ['link'] },
  /** `order`: the number of the order. `lines`: the books and their prices, a line each. */
  order: { known: ['name', 'library', 'order', 'lines'], needed: ['lines'] },
  /**
   * `amount`: how many are new. `found`: the first of them with their addresses, and how many more there are.
   * `results`: the address of the search. `end`: the address that ends these mails.
   */
  alert: {
    known: ['name', 'library', 'search', 'shelf', 'amount', 'found', 'results', 'end'],
    needed: ['found', 'end'],
  },
  /** `title`: of the document. `minutes`: how long the turn lasts. */
  turn: { known: ['name', 'library', 'title', 'link', 'minutes'], needed: ['link'] },
} as const satisfies Record<
  MailKind,
  { readonly known: readonly string[]; readonly needed: readonly string[] }
>;

/** The maximum length of a mail's subject, in characters. */
export const MAIL_SUBJECT_LIMIT = 200;
/** The maximum length of a mail's text, in characters. */
export const MAIL_BODY_LIMIT = 10_000;

/** A placeholder, as it stands in a text. */
const PLACEHOLDER = /\{([^{}\s]*)\}/g;

/** The placeholders of a text, without braces, each once, in their order. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/**
 * A text with facts in place of its placeholders. A placeholder without a fact stays, and a fact is taken as it is: one
 * in braces is no placeholder.
 */
export function fillPlaceholders(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? '') : whole,
  );
}

/** The fault of the placeholders of a mail's text. */
export interface PlaceholderFaults {
  /** In the text, and not known for this mail. */
  readonly unknown: readonly string[];
  /** In the subject, which others than the reader see, and needed in the text alone: a link lets its reader in. */
  readonly misplaced: readonly string[];
  /** Needed in the text, and not there exactly once, between white space: a link could be a part of another address. */
  readonly missing: readonly string[];
}

/** Whether a placeholder is in a text once, and touches nothing but white space. */
function standsAlone(text: string, name: string): boolean {
  const placeholder = `{${name}}`;
  const [before = '', after, ...more] = text.split(placeholder);
  return (
    after !== undefined && more.length === 0 && /(?:^|\s)$/.test(before) && /^(?:\s|$)/.test(after)
  );
}

/** Checks the placeholders of a mail's subject and text. */
export function placeholderFaults(kind: MailKind, { subject, body }: MailText): PlaceholderFaults {
  const known: readonly string[] = MAIL_PLACEHOLDERS[kind].known;
  const needed: readonly string[] = MAIL_PLACEHOLDERS[kind].needed;
  return {
    unknown: placeholdersOf(`${subject}\n${body}`).filter((name) => !known.includes(name)),
    misplaced: placeholdersOf(subject).filter((name) => needed.includes(name)),
    missing: needed.filter((name) => !standsAlone(body, name)),
  };
}

const mailTextSchema = v.strictObject({
  /** In one line. */
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(MAIL_SUBJECT_LIMIT),
    v.regex(/^\P{Cc}*$/u),
  ),
  /** Plain text. */
  body: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAIL_BODY_LIMIT)),
});
/** Subject and text of a mail, with placeholders. */
export type MailText = v.InferOutput<typeof mailTextSchema>;

const storedSchema = v.object({ subject: v.string(), body: v.string() });
const ownTexts = v.record(v.picklist(LANGUAGES), v.optional(storedSchema));
const builtInTexts = v.object({
  nl: storedSchema,
  en: storedSchema,
  de: storedSchema,
  fr: storedSchema,
});

/** The texts of a library's mails: its own by language, and the built-in ones that hold otherwise. */
export const mailTextsCodec = plain(
  v.object({
    own: v.object({
      invitation: ownTexts,
      password: ownTexts,
      order: ownTexts,
      alert: ownTexts,
      turn: ownTexts,
    }),
    builtIn: v.object({
      invitation: builtInTexts,
      password: builtInTexts,
      order: builtInTexts,
      alert: builtInTexts,
      turn: builtInTexts,
    }),
  }),
);
/** See {@link mailTextsCodec}. */
export type MailTexts = v.InferOutput<typeof mailTextsCodec.schema>;

/** A mail's text in one language; null restores the built-in one. */
export const mailTextChangeCodec = plain(v.strictObject({ text: v.nullable(mailTextSchema) }));
/** See {@link mailTextChangeCodec}. */
export type MailTextChange = v.InferOutput<typeof mailTextChangeCodec.schema>;
