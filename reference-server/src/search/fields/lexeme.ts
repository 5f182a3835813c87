import { createHash } from 'node:crypto';

// PostgreSQL limits lexemes to 2,046 bytes, at up to four bytes per letter.
const LONGEST_VALUE = 400;
const NEEDS_ESCAPE = /['\\]/;

/** The lexeme of a word: in a field if there is a code, else anywhere. */
export function wordLexeme(code: string, word: string): string {
  return code === '' ? word : `${code}:${word}`;
}

/** The lexeme of a field's whole value (`wholeForms`). */
export function valueLexeme(code: string, value: string): string {
  if (value.length <= LONGEST_VALUE) return `${code}=${value}`;
  return `${code}#${createHash('sha256').update(value).digest('base64')}`;
}

/** Quotes a lexeme for `tsvector` and `tsquery`. */
export function quoteLexeme(lexeme: string): string {
  if (!NEEDS_ESCAPE.test(lexeme)) return `'${lexeme}'`;
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
