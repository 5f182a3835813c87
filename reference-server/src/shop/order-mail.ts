import { type Language, type OrderLine, orderNumber } from '@leeszaal/shared-contracts';
import type { Mail } from '../mail/mailer.contract.ts';
import { libraryMail } from '../mail/texts/library-mail.ts';
import type { MailLibrary } from '../mail/texts/mail-library.ts';
import { pageLanguage } from '../sso/pages/language.ts';
import { inLanguage } from '../text/in-language.ts';
import { oneLine } from '../text/one-line.ts';
import { priceText } from './price-text.ts';

const TEXTS = {
  total: {
    nl: 'Totaal exclusief btw',
    en: 'Total excluding tax',
    de: 'Summe ohne MwSt.',
    fr: 'Total hors taxes',
  },
  free: { nl: 'gratis', en: 'free', de: 'kostenlos', fr: 'gratuit' },
};

/** A total for each currency, in order of appearance. */
function totals(lines: readonly OrderLine[]): readonly (readonly [string | null, number])[] {
  const sums = new Map<string | null, number>();
  for (const { priceInCents, currency } of lines) {
    const key = currency?.trim().toUpperCase() ?? null;
    sums.set(key, (sums.get(key) ?? 0) + priceInCents);
  }
  return [...sums];
}

/** The ordered books with their prices, a line each, and the total. */
function orderLines(lines: readonly OrderLine[], language: Language): string {
  const texts = inLanguage(TEXTS, language);
  const books = lines.map(({ isbn, title, priceInCents, currency }) => {
    const price = priceInCents === 0 ? texts.free : priceText(priceInCents, currency, language);
    return `- ${oneLine(title)} (${isbn}): ${price}`;
  });
  const sums = totals(lines).map(([currency, cents]) => priceText(cents, currency, language));
  return [...books, '', `${texts.total}: ${sums.join(' + ')}`].join('\n');
}

/** Content of the mail about an order. */
export interface ConfirmedOrder {
  readonly id: string;
  /** The buyer's language, a tag such as `de-AT`. */
  readonly language: string;
  readonly lines: readonly OrderLine[];
  readonly buyer: { readonly name: string; readonly email: string };
}

/** The mail that confirms an order, in the buyer's language if the library offers it. */
export function orderMail(
  library: MailLibrary,
  { id, language: tag, lines, buyer }: ConfirmedOrder,
): Mail {
  return libraryMail(library, {
    kind: 'order',
    to: buyer.email,
    language: pageLanguage(tag, undefined),
    facts: (language) => ({
      name: buyer.name,
      order: orderNumber(id),
      lines: orderLines(lines, language),
    }),
  });
}
