import { type CSSToken, TokenType } from '@csstools/css-tokenizer';
import { isFontProperty, shippedFamily } from './generic-families.ts';

/** CSS names of EPUB's properties, unless only the prefix differs. */
const RENAMED: Readonly<Record<string, string>> = {
  'text-combine': 'text-combine-upright',
  'text-combine-horizontal': 'text-combine-upright',
};
/** CSS values of EPUB's own. */
const REVALUED: Readonly<Record<string, string>> = {
  alphabetic: 'auto',
  below: 'under',
  above: 'over',
  horizontal: 'all',
  'vertical-right': 'mixed',
  'rotate-right': 'sideways',
  'sideways-right': 'sideways',
};
const FULL_WIDTH: Readonly<Record<string, string>> = { '-epub-fullwidth': 'full-width' };
/** Inherited; for browsers without `text-transform: full-width` (`layout/wide-letters.ts`). */
export const WIDE_LETTERS = '--leeszaal-wide-letters';
/** Without scrolling, fixed and sticky content would appear on every page. */
const PLACES: Readonly<Record<string, string>> = { fixed: 'absolute', sticky: 'static' };
const PREFIX = '-epub-';
const TRANSFORM = 'text-transform';
/** Page breaks, by their current and their older name. */
const BREAK = /^(?:page-)?(break-(?:before|after|inside))$/;
/** Pages are columns to the browser. */
const BREAKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['always', 'all', 'page', 'left', 'right', 'recto', 'verso'].map((side) => [side, 'column']),
  ),
  'avoid-page': 'avoid-column',
};

const declared = (property: string, value: string): readonly CSSToken[] => [
  ident(property),
  [TokenType.Colon, ':', -1, -1, undefined],
  ident(value),
  [TokenType.Semicolon, ';', -1, -1, undefined],
];
const ident = (value: string): CSSToken => [TokenType.Ident, value, -1, -1, { value }];

/** Whether a sheet may contain anything that {@link readBookCss} changes. */
export const hasBookCss = (css: string): boolean =>
  /-epub-|fixed|sticky|break-(?:before|after)|avoid-page|full-?width|serif|monospace/i.test(css);

/**
 * Translates EPUB's CSS: prefixed properties get standard names, fixed content is placed on the page, page
 * breaks become column breaks, and generic families are preceded by the reader's typefaces.
 */
export function readBookCss(tokens: readonly CSSToken[]): CSSToken[] {
  let property = '';
  // Within `@font-face` a family is a name, not a list.
  let isFace = false;
  let last: { readonly at: number; readonly name: string } | undefined;
  /** Index of the value of {@link WIDE_LETTERS} in the result. */
  let wideAt = 0;
  const read: CSSToken[] = [];
  for (const [at, token] of tokens.entries()) {
    let written = token;
    switch (token[0]) {
      case TokenType.Ident: {
        const name = token[4].value.toLowerCase();
        if (property === '') last = { at: read.length, name };
        else if (!isFace && isFontProperty(property)) read.push(...shippedFamily(tokens, at));
        else if (property === 'position') written = ident(PLACES[name] ?? token[4].value);
        else if (property === TRANSFORM) {
          written = ident(FULL_WIDTH[name] ?? token[4].value);
          if (written[1] === 'full-width') read[wideAt] = ident('on');
        } else if (property.startsWith(PREFIX)) written = ident(REVALUED[name] ?? token[4].value);
        else if (BREAK.test(property)) written = ident(BREAKS[name] ?? token[4].value);
        break;
      }
      case TokenType.Colon:
        if (property !== '' || last === undefined) break;
        property = last.name;
        if (property.startsWith(PREFIX)) {
          const bare = property.slice(PREFIX.length);
          read[last.at] = ident(RENAMED[bare] ?? bare);
          if (bare === TRANSFORM) property = TRANSFORM;
        } else if (BREAK.test(property)) read[last.at] = ident(property.replace(BREAK, '$1'));
        if (property === TRANSFORM) {
          read.splice(last.at, 0, ...declared(WIDE_LETTERS, 'off'));
          wideAt = last.at + 2;
        }
        break;
      case TokenType.AtKeyword:
        isFace = token[4].value.toLowerCase() === 'font-face';
        break;
      case TokenType.Semicolon:
      case TokenType.OpenCurly:
      case TokenType.CloseCurly:
        if (token[0] === TokenType.CloseCurly) isFace = false;
        property = '';
        last = undefined;
        break;
      case TokenType.Whitespace:
      case TokenType.Comment:
        break;
      default:
        if (property === '') last = undefined;
    }
    read.push(written);
  }
  return read;
}
