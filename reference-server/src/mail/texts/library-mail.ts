import {
  defaultLanguageOf,
  fillPlaceholders,
  type Language,
  type MAIL_PLACEHOLDERS,
  type MailKind,
  type MailText,
  offeredLanguages,
  placeholderFaults,
} from '@leeszaal/shared-contracts';
import { oneLine } from '../../text/one-line.ts';
import type { Mail } from '../mailer.contract.ts';
import { BUILT_IN_MAIL_TEXTS } from './built-in-mail-texts.ts';
import type { MailLibrary } from './mail-library.ts';

/** The facts of a mail, by placeholder; the library's name is added. */
export type MailFacts<Kind extends MailKind> = Readonly<
  Record<Exclude<(typeof MAIL_PLACEHOLDERS)[Kind]['known'][number], 'library'>, string>
>;

/** A mail of a library to a person. */
export interface LibraryMail<Kind extends MailKind> {
  readonly kind: Kind;
  readonly to: string;
  /** The language in which the person asked; default: the library's. */
  readonly language?: Language;
  /** The facts, in the language of the mail. */
  readonly facts: (language: Language) => MailFacts<Kind>;
  /** The address at which one click ends mails of this kind, by the language of the mail; default: none does. */
  readonly unsubscribe?: (language: Language) => string;
}

/**
 * The only facts with several lines. Others have one, so that a name or a title cannot pretend to be more of the text.
 */
const IN_LINES: readonly string[] = ['lines', 'found'];

function inOneLine(facts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      IN_LINES.includes(name) ? fact : oneLine(fact),
    ]),
  );
}

/** Whether a text keeps the rules that hold now. */
function isFaultless(kind: MailKind, text: MailText): boolean {
  return Object.values(placeholderFaults(kind, text)).every((names) => names.length === 0);
}

/**
 * Writes a mail of a library to a person (`docs/decisions.md` 107): in the language in which the person asked if the
 * library offers it, else in the library's, and in the library's own words if it has any in that language.
 */
export function libraryMail<Kind extends MailKind>(
  { name: library, email, settings, own }: MailLibrary,
  { kind, to, language: asked, facts, unsubscribe }: LibraryMail<Kind>,
): Mail {
  const offered = offeredLanguages(settings).find((each) => each === asked);
  const language = offered ?? defaultLanguageOf(settings);
  const written = own[kind][language];
  const { subject, body } =
    written && isFaultless(kind, written) ? written : BUILT_IN_MAIL_TEXTS[kind][language];
  const known = inOneLine({ ...facts(language), library });
  const sender = settings.mailSender ?? library;
  const address = settings.mailReplyTo ?? email;
  return {
    to,
    sender,
    ...(address !== '' && { replyTo: { name: sender, address } }),
    ...(unsubscribe !== undefined && { unsubscribe: unsubscribe(language) }),
    subject: oneLine(fillPlaceholders(subject, known)),
    text: `${fillPlaceholders(body, known)}\n`,
  };
}
