import type { Language } from '@leeszaal/shared-contracts';
import { stringify } from 'csv-stringify/sync';
import { oneLine } from '../text/one-line.ts';

/** Locale of a table. */
export interface Writing {
  readonly language: Language;
  /** An IANA time zone. */
  readonly timeZone: string;
}

/** Whether spreadsheets of the language separate decimals by a comma, and cells by a semicolon. */
const usesComma = (language: Language): boolean => language !== 'en';

/** An amount in minor units, as a spreadsheet of the language parses numbers. */
export function cellAmount(cents: number, { language }: Writing): string {
  const amount = (cents / 100).toFixed(2);
  return usesComma(language) ? amount.replace('.', ',') : amount;
}

/** Day and time of an ISO 8601 moment in the time zone, in a form that every spreadsheet parses. */
export function cellMoment(at: string, { timeZone }: Writing): { day: string; time: string } {
  // Swedish dates are written as in ISO 8601.
  const [day = '', time = ''] = new Date(at).toLocaleString('sv-SE', { timeZone }).split(' ');
  return { day, time };
}

/** An ISBN with a hyphen: a spreadsheet would parse digits alone as a number, and round it. */
export const cellIsbn = (isbn: string): string =>
  isbn.replace(/^(97[89](?=\d{10}$)|\d(?=\d{8}[\dX]$))/i, '$1-');

/** Separators of cells in any locale. */
const SEPARATORS = /[,;\t]/;

/**
 * Writes CSV that spreadsheets open by a double click: with a byte order mark (UTF-8) and the separator of the
 * language. No cell is a formula. Cells with a separator of any locale are quoted and have one line, since text
 * after a separator could be a formula elsewhere.
 *
 * @param columns keys of the cells in order, with their headings
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
