import {
  type Language,
  type Publication,
  recordPath,
  type SharedQuery,
} from '@leeszaal/shared-contracts';
import type { Mail } from '../mail/mailer.contract.ts';
import { libraryMail } from '../mail/texts/library-mail.ts';
import type { MailLibrary } from '../mail/texts/mail-library.ts';
import { inLanguage } from '../text/in-language.ts';
import { oneLine } from '../text/one-line.ts';
import { ALERT_TEXTS } from './alert-texts.ts';
import { searchName } from './search-name.ts';

/** The most titles in one mail. */
export const TITLES_AT_MOST = 10;

/** A new record. */
export interface NewRecord {
  readonly connection: number;
  readonly publication: Pick<Publication, 'id' | 'title' | 'authors' | 'yearOfPublication'>;
}

/** The new records of a saved search. */
export interface NewResults {
  readonly to: { readonly name: string; readonly email: string; readonly language: Language };
  readonly query: SharedQuery;
  readonly shelf: string;
  /** The first `TITLES_AT_MOST` of them. */
  readonly records: readonly NewRecord[];
  readonly amount: number;
  readonly portalUrl: string;
  /** The path that ends these mails, in a language. */
  readonly endPath: (language: Language) => string;
}

/** A record: title, authors and year, with its permanent address below. */
function recordLines(
  { connection, publication }: NewRecord,
  portalUrl: string,
  untitled: string,
): string {
  const { id, title, authors, yearOfPublication: year } = publication;
  const named = [oneLine(title ?? '') || untitled, oneLine(authors.join('; '))].filter(Boolean);
  const dated = `${named.join(' / ')}${year ? ` (${oneLine(year)})` : ''}`;
  return `- ${dated}\n  ${new URL(recordPath({ connection, id }), portalUrl).href}`;
}

/** The mail about what is new for a saved search, in the language in which the person asked for it. */
export function alertMail(
  library: MailLibrary,
  { to, query, shelf, records, amount, portalUrl, endPath }: NewResults,
): Mail {
  const end = (language: Language) => new URL(endPath(language), portalUrl).href;
  const results = `/search?${new URLSearchParams({ query: JSON.stringify(query) })}`;
  return libraryMail(library, {
    kind: 'alert',
    to: to.email,
    language: to.language,
    unsubscribe: end,
    facts: (language) => {
      const { untitled, more } = inLanguage(ALERT_TEXTS, language);
      const shown = records.map((record) => recordLines(record, portalUrl, untitled));
      const rest = amount - records.length;
      return {
        name: to.name,
        search: searchName(query, language),
        shelf,
        amount: String(amount),
        found: [...shown, ...(rest > 0 ? [more(rest)] : [])].join('\n\n'),
        results: new URL(results, portalUrl).href,
        end: end(language),
      };
    },
  });
}
