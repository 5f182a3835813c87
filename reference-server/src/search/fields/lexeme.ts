import { createHash } from 'node:crypto';

// PostgreSQL refuses entries above 2,046 bytes; four bytes a letter at most.
const LONGEST_VALUE = 400;
const NEEDS_ESCAPE = /['\\]/;

/** The index entry of a word: in a field when there is a code, else anywhere. */
export function wordLexeme(code: string, word: string): string {
  return code === '' ? word : `${code}:${word}`;
}

/** The index entry of a field's whole value, as `wholeForms` gives it. */
export function valueLexeme(code: string, value: string): string {
  if (value.length <= LONGEST_VALUE) return `${code}=${value}`;
  return `${code}#${createHash('sha256').update(value).digest('base64')}`;
}

/** Writes an entry the way both text search types of PostgreSQL read it. */
export function quoteLexeme(lexeme: string): string {
  if (!NEEDS_ESCAPE.test(lexeme)) return `'${lexeme}'`;
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
