import { type CSSToken, TokenType } from '@csstools/css-tokenizer';
import { GENERIC_FAMILIES } from '../../look/typefaces.ts';

/** Custom properties that may hold families. */
const OWN_PROPERTY = /^--.*(?:font|famil|face)/;
/** Keywords that may precede the families in `font`. */
const PRECEDING_KEYWORD = /^(?:(?:xx?-|xxx-)?(?:small|large)|medium|smaller|larger|normal)$/i;
/** Tokens that end or begin a family. */
const ENDS = new Set<TokenType>([
  TokenType.Comma,
  TokenType.Semicolon,
  TokenType.CloseCurly,
  TokenType.CloseParen,
  TokenType.Delim,
  TokenType.EOF,
]);
const BEGINS = new Set<TokenType>([TokenType.Comma, TokenType.Colon]);
/** Other tokens that may precede the families in `font`. */
const PRECEDING_TOKENS = new Set<TokenType>([
  TokenType.Dimension,
  TokenType.Percentage,
  TokenType.Number,
  TokenType.CloseParen,
]);

/** Whether a property may contain families. */
export const isFontProperty = (property: string): boolean =>
  property === 'font-family' || property === 'font' || OWN_PROPERTY.test(property);

/** The index of the next token in a direction, without spaces and comments. */
function neighbour(tokens: readonly CSSToken[], at: number, step: 1 | -1): number {
  let index = at + step;
  const kind = () => tokens[index]?.[0];
  while (kind() === TokenType.Whitespace || kind() === TokenType.Comment) index += step;
  return index;
}

/** Whether a word is a family by itself, unlike the second word of `PT Serif`. */
function isWholeFamily(tokens: readonly CSSToken[], at: number): boolean {
  const before = tokens[neighbour(tokens, at, -1)];
  const after = tokens[neighbour(tokens, at, 1)];
  if (before === undefined || (after !== undefined && !ENDS.has(after[0]))) return false;
  if (before[0] === TokenType.Ident) return PRECEDING_KEYWORD.test(before[4].value);
  return BEGINS.has(before[0]) || PRECEDING_TOKENS.has(before[0]);
}

/** Whether one of the reader's families precedes already. */
function isAfterFamily(tokens: readonly CSSToken[], at: number, family: string): boolean {
  const before = tokens[neighbour(tokens, neighbour(tokens, at, -1), -1)];
  return before?.[0] === TokenType.String && before[4].value === family;
}

/** The tokens before a word of a font property: the reader's typeface before a generic one. */
export function shippedFamily(tokens: readonly CSSToken[], at: number): readonly CSSToken[] {
  const token = tokens[at];
  if (token?.[0] !== TokenType.Ident) return [];
  const family = GENERIC_FAMILIES[token[4].value.toLowerCase()];
  if (family === undefined || !isWholeFamily(tokens, at)) return [];
  if (isAfterFamily(tokens, at, family)) return [];
  return [
    [TokenType.String, `"${family}"`, -1, -1, { value: family }],
    [TokenType.Comma, ',', -1, -1, undefined],
  ];
}
