import { type CSSToken, TokenType } from '@csstools/css-tokenizer';
import { GENERIC_FAMILIES } from '../look/typefaces.ts';

/** A book may name its families once, in a property of its own. */
const OWN_PROPERTY = /^--.*(?:font|famil|face)/;
/** What may stand before the families in the value of `font`, where that is a word. */
const SIZE = /^(?:(?:xx?-|xxx-)?(?:small|large)|medium|smaller|larger|normal)$/i;
/** What separates a family from what is before it or behind it. */
const ENDS = new Set<TokenType>([
  TokenType.Comma,
  TokenType.Semicolon,
  TokenType.CloseCurly,
  TokenType.CloseParen,
  TokenType.Delim,
  TokenType.EOF,
]);
const BEGINS = new Set<TokenType>([TokenType.Comma, TokenType.Colon]);
/** What may stand before the families in the value of `font`, where that is no word. */
const SIZES = new Set<TokenType>([
  TokenType.Dimension,
  TokenType.Percentage,
  TokenType.Number,
  TokenType.CloseParen,
]);

/** Whether the value of a property names families. */
export const isFontProperty = (property: string): boolean =>
  property === 'font-family' || property === 'font' || OWN_PROPERTY.test(property);

/** Where the next token in a direction is that is neither space nor comment. */
function neighbour(tokens: readonly CSSToken[], at: number, step: 1 | -1): number {
  let index = at + step;
  const kind = () => tokens[index]?.[0];
  while (kind() === TokenType.Whitespace || kind() === TokenType.Comment) index += step;
  return index;
}

/** Whether a word is a family by itself: `serif` is, and the second word of `PT Serif` is not. */
function standsAlone(tokens: readonly CSSToken[], at: number): boolean {
  const before = tokens[neighbour(tokens, at, -1)];
  const after = tokens[neighbour(tokens, at, 1)];
  if (before === undefined || (after !== undefined && !ENDS.has(after[0]))) return false;
  if (before[0] === TokenType.Ident) return SIZE.test(before[4].value);
  return BEGINS.has(before[0]) || SIZES.has(before[0]);
}

/** Whether the families before a comma end in one of the reader's own. */
function follows(tokens: readonly CSSToken[], at: number, family: string): boolean {
  const before = tokens[neighbour(tokens, neighbour(tokens, at, -1), -1)];
  return before?.[0] === TokenType.String && before[4].value === family;
}

/**
 * What stands before a word of a font property: for a generic family the typeface that the reader ships for
 * it, and a comma.
 */
export function shippedFamily(tokens: readonly CSSToken[], at: number): readonly CSSToken[] {
  const token = tokens[at];
  if (token?.[0] !== TokenType.Ident) return [];
  const family = GENERIC_FAMILIES[token[4].value.toLowerCase()];
  if (family === undefined || !standsAlone(tokens, at) || follows(tokens, at, family)) return [];
  return [
    [TokenType.String, `"${family}"`, -1, -1, { value: family }],
    [TokenType.Comma, ',', -1, -1, undefined],
  ];
}
