import { type OrderLine, orderNumber } from '@leeszaal/shared-contracts';
import { type PageLanguage, pageLanguage } from '../sso/pages/language.ts';
import { oneLine } from '../text/one-line.ts';
import { priceText } from './price-text.ts';

const EN = {
  subject: (number: string) => `Your order ${number}`,
  lead: (library: string) => `Thank you for your order for ${library}.`,
  number: 'Order number',
  total: 'Total excluding tax',
  free: 'free',
  end: 'The ordered titles are now in the collection.',
};

type OrderTexts = Readonly<typeof EN>;

const TEXTS: Readonly<Record<PageLanguage, OrderTexts>> = {
  nl: {
    subject: (number) => `Uw bestelling ${number}`,
    lead: (library) => `Bedankt voor uw bestelling voor ${library}.`,
    number: 'Bestelnummer',
    total: 'Totaal exclusief btw',
    free: 'gratis',
    end: 'De bestelde titels staan nu in de collectie.',
  },
  en: EN,
  de: {
    subject: (number) => `Ihre Bestellung ${number}`,
    lead: (library) => `Vielen Dank für Ihre Bestellung für ${library}.`,
    number: 'Bestellnummer',
    total: 'Summe ohne MwSt.',
    free: 'kostenlos',
    end: 'Die bestellten Titel sind jetzt im Bestand.',
  },
  fr: {
    subject: (number) => `Votre commande ${number}`,
    lead: (library) => `Merci pour votre commande pour ${library}.`,
    number: 'Numéro de commande',
    total: 'Total hors taxes',
    free: 'gratuit',
    end: 'Les titres commandés sont désormais dans la collection.',
  },
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

/** Content of the mail about an order. */
export interface ConfirmedOrder {
  readonly id: string;
  readonly language: string;
  /** The library's name. */
  readonly library: string;
  readonly lines: readonly OrderLine[];
}

/** Subject and text of the mail that confirms an order, in the buyer's language. */
export function orderMail(order: ConfirmedOrder): {
  readonly subject: string;
  readonly text: string;
} {
  const language = pageLanguage(order.language, undefined);
  const texts = TEXTS[language];
  const number = orderNumber(order.id);
  const books = order.lines.map(({ isbn, title, priceInCents, currency }) => {
    const price = priceInCents === 0 ? texts.free : priceText(priceInCents, currency, language);
    return `- ${oneLine(title)} (${isbn}): ${price}`;
  });
  const sums = totals(order.lines).map(([currency, cents]) => priceText(cents, currency, language));
  return {
    subject: texts.subject(number),
    text: [
      texts.lead(oneLine(order.library)),
      '',
      `${texts.number}: ${number}`,
      '',
      ...books,
      '',
      `${texts.total}: ${sums.join(' + ')}`,
      '',
      texts.end,
      '',
    ].join('\n'),
  };
}
