import type { AuditEntry, Language } from '@leeszaal/shared-contracts';
import { cellAmount, cellIsbn, cellMoment, type Writing, writeTable } from './spreadsheet.ts';

const EN = {
  order: 'Order',
  day: 'Date',
  time: 'Time',
  buyer: 'Ordered by',
  email: 'E-mail',
  isbn: 'ISBN',
  title: 'Title',
  price: 'Price excluding tax',
  currency: 'Currency',
};

/** Column headings. Prices are the bookshop's, without tax. */
const COLUMNS: Readonly<Record<Language, Readonly<typeof EN>>> = {
  nl: {
    order: 'Bestelling',
    day: 'Datum',
    time: 'Tijd',
    buyer: 'Besteld door',
    email: 'E-mail',
    isbn: 'ISBN',
    title: 'Titel',
    price: 'Prijs exclusief btw',
    currency: 'Valuta',
  },
  en: EN,
  de: {
    order: 'Bestellung',
    day: 'Datum',
    time: 'Uhrzeit',
    buyer: 'Bestellt von',
    email: 'E-Mail',
    isbn: 'ISBN',
    title: 'Titel',
    price: 'Preis ohne MwSt.',
    currency: 'Währung',
  },
  fr: {
    order: 'Commande',
    day: 'Date',
    time: 'Heure',
    buyer: 'Commandé par',
    email: 'E-mail',
    isbn: 'ISBN',
    title: 'Titre',
    price: 'Prix hors taxes',
    currency: 'Devise',
  },
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
    COLUMNS[writing.language],
    writing,
  );
}
