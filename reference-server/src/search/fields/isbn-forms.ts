import { foldText } from '@leeszaal/shared-contracts';
import { parseIsbn } from '../../documents/model/isbn.ts';

const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu;
const LONGEST = 40;
const TYPED_ISBN = /(?<![\p{L}\p{N}])(?:97[89][\s-]?)?(?:\d[\s-]?){9}[\dXx](?![\p{L}\p{N}])/gu;
/** A possible ISBN at a place of a text. */
export const TYPED_ISBN_HERE = new RegExp(TYPED_ISBN.source, 'uy');

function toThirteen(ten: string): string {
  const body = `978${ten.slice(0, 9)}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return body + ((10 - (sum % 10)) % 10);
}

function toTen(thirteen: string): string | undefined {
  if (!thirteen.startsWith('978')) return undefined;
  const body = thirteen.slice(3, 12);
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
  const check = (11 - (sum % 11)) % 11;
  return body + (check === 10 ? 'x' : check);
}

/**
 * The forms of an ISBN: thirteen digits first, then ten if they exist. A number with a wrong check digit keeps
 * its letters and digits; undefined without any.
 */
export function isbnForms(text: string): readonly [string, ...string[]] | undefined {
  const isbn = parseIsbn(text);
  if (isbn === undefined) {
    const bare = foldText(text)
      .replace(NEITHER_LETTER_NOR_DIGIT, '')
      .slice(0, LONGEST)
      .toWellFormed();
    return bare === '' ? undefined : [bare];
  }
  const thirteen = isbn.length === 13 ? isbn : toThirteen(isbn);
  const ten = toTen(thirteen);
  return ten === undefined ? [thirteen] : [thirteen, ten];
}

/** A part of a typed text; with `isbn` if it may be one, even with a wrong check digit. */
export interface IsbnPiece {
  readonly text: string;
  readonly isbn: readonly [string, ...string[]] | undefined;
}

/** Splits a typed text at possible ISBNs, with or without hyphens. */
export function splitAtIsbns(text: string): IsbnPiece[] {
  const pieces: IsbnPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(TYPED_ISBN)) {
    pieces.push({ text: text.slice(from, match.index), isbn: undefined });
    pieces.push({ text: match[0], isbn: isbnForms(match[0]) });
    from = match.index + match[0].length;
  }
  return [...pieces, { text: text.slice(from), isbn: undefined }];
}
