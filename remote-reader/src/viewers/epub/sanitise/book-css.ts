import { type CSSToken, TokenType } from '@csstools/css-tokenizer';
import { isFontProperty, shippedFamily } from './generic-families.ts';

/** What EPUB's own properties are called in CSS, where that is more than the name without its prefix. */
const RENAMED: Readonly<Record<string, string>> = {
  'text-combine': 'text-combine-upright',
  'text-combine-horizontal': 'text-combine-upright',
};
/** What values of EPUB's own properties are called in CSS. */
const REVALUED: Readonly<Record<string, string>> = {
  alphabetic: 'auto',
  below: 'under',
  above: 'over',
  horizontal: 'all',
  'vertical-right': 'mixed',
  'rotate-right': 'sideways',
  'sideways-right': 'sideways',
};
/** What EPUB calls letters as wide as ideographs. */
const FULL_WIDTH: Readonly<Record<string, string>> = { '-epub-fullwidth': 'full-width' };
/**
 * Says beside `text-transform`, and is inherited as it is, whether letters are to be as wide as ideographs:
 * not every browser knows the value (`layout/wide-letters.ts`).
 */
export const WIDE_LETTERS = '--leeszaal-wide-letters';
/**
 * Places that a page without a scroll bar hasn't got: what would stand still while one scrolls would
 * stand on every page.
 */
const PLACES: Readonly<Record<string, string>> = { fixed: 'absolute', sticky: 'static' };
const PREFIX = '-epub-';
const TRANSFORM = 'text-transform';
/** Where a new page begins, by its newer and its older name. */
const BREAK = /^(?:page-)?(break-(?:before|after|inside))$/;
/** A page of ours is a column to a browser, which breaks no columns where a page is to begin. */
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

/** Whether a sheet may hold anything that {@link readBookCss} changes. */
export const hasBookCss = (css: string): boolean =>
  /-epub-|fixed|sticky|break-(?:before|after)|avoid-page|full-?width|serif|monospace/i.test(css);

/**
 * Says in CSS what only books say: properties with EPUB's prefix get their common names, and what is
 * fixed to the window is placed on the page, and what begins a page begins a column. Generic families get
 * the typefaces that the reader ships before them.
 */
export function readBookCss(tokens: readonly CSSToken[]): CSSToken[] {
  let property = '';
  // The name of a font that the book brings is no list of families.
  let isFace = false;
  let last: { readonly at: number; readonly name: string } | undefined;
  /** Where in the result it is said whether the letters are wide. */
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
