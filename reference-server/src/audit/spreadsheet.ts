import type { Language } from '@leeszaal/shared-contracts';
import { stringify } from 'csv-stringify/sync';
import { oneLine } from '../text/one-line.ts';

/** For whose spreadsheet a table is written, and by which clock. */
export interface Writing {
  readonly language: Language;
  /** A zone of the IANA's list. */
  readonly timeZone: string;
}

/** Spreadsheets take the list separator of their country, and there a comma stands in amounts. */
const usesComma = (language: Language): boolean => language !== 'en';

/** An amount in minor units, as a spreadsheet of that language reads it for a number. */
export function cellAmount(cents: number, { language }: Writing): string {
  const amount = (cents / 100).toFixed(2);
  return usesComma(language) ? amount.replace('.', ',') : amount;
}

/** A moment in ISO 8601 as day and time by the clock of the zone, which every spreadsheet knows. */
export function cellMoment(at: string, { timeZone }: Writing): { day: string; time: string } {
  // Sweden writes days as ISO does.
  const [day = '', time = ''] = new Date(at).toLocaleString('sv-SE', { timeZone }).split(' ');
  return { day, time };
}

/** An ISBN as text: what is digits alone a spreadsheet takes for a number, rounds, and robs of its zeros. */
export const cellIsbn = (isbn: string): string =>
  isbn.replace(/^(97[89](?=\d{10}$)|\d(?=\d{8}[\dX]$))/i, '$1-');

/** What may end a cell or a line for a spreadsheet of another country. */
const SEPARATORS = /[,;\t]/;

/**
 * A table that spreadsheets open by a double click: with a byte order mark, so that they take it for
 * UTF-8, the separator of the language, and nothing in a cell that they would take for a formula. A cell is
 * one line, and whole also for who has another separator: what began a cell of its own could be one.
 *
 * @param columns the keys of the cells in their order, with what stands above them
 */
export function writeTable<K extends string>(
  lines: readonly Partial<Record<K, string>>[],
  columns: Readonly<Record<K, string>>,
  { language }: Writing,
): string {
  return stringify([...lines], {
    header: true,
    columns,
    bom: true,
    delimiter: usesComma(language) ? ';' : ',',
    escape_formulas: true,
    quoted_match: SEPARATORS,
    cast: { string: oneLine },
    record_delimiter: 'windows',
  });
}
