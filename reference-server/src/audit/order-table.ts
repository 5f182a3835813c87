import type { AuditEntry } from '@leeszaal/shared-contracts';
import { inLanguage } from '../text/in-language.ts';
import { cellAmount, cellIsbn, cellMoment, type Writing, writeTable } from './spreadsheet.ts';

/** Column headings. Prices are the bookshop's, without tax. */
const COLUMNS = {
  order: { nl: 'Bestelling', en: 'Order', de: 'Bestellung', fr: 'Commande' },
  day: { nl: 'Datum', en: 'Date', de: 'Datum', fr: 'Date' },
  time: { nl: 'Tijd', en: 'Time', de: 'Uhrzeit', fr: 'Heure' },
  buyer: { nl: 'Besteld door', en: 'Ordered by', de: 'Bestellt von', fr: 'Commandé par' },
  email: { nl: 'E-mail', en: 'E-mail', de: 'E-Mail', fr: 'E-mail' },
  isbn: { nl: 'ISBN', en: 'ISBN', de: 'ISBN', fr: 'ISBN' },
  title: { nl: 'Titel', en: 'Title', de: 'Titel', fr: 'Titre' },
  price: {
    nl: 'Prijs exclusief btw',
    en: 'Price excluding tax',
    de: 'Preis ohne MwSt.',
    fr: 'Prix hors taxes',
  },
  currency: { nl: 'Valuta', en: 'Currency', de: 'Währung', fr: 'Devise' },
};

function linesOf({ at, user, order }: AuditEntry, writing: Writing) {
  return (order?.lines ?? []).map(({ isbn, title, priceInCents, currency }) => ({
    order: order?.id ?? '',
    ...cellMoment(at, writing),
    buyer: user.name,
    email: user.email,
    isbn: cellIsbn(isbn),
    title,
    price: cellAmount(priceInCents, writing),
    currency: currency?.toUpperCase() ?? '',
  }));
}

/** The orders as a table for bookkeeping, one line for each book. */
export function orderTable(entries: readonly AuditEntry[], writing: Writing): string {
  return writeTable(
    entries.flatMap((entry) => linesOf(entry, writing)),
    inLanguage(COLUMNS, writing.language),
    writing,
  );
}
