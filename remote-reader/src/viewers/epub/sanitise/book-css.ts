import { type CSSToken, TokenType } from '@csstools/css-tokenizer';

/** What EPUB's own properties are called in CSS, where that is more than the name without its prefix. */
const RENAMED: Readonly<Record<string, string>> = {
  'text-combine': 'text-combine-upright',
  'text-combine-horizontal': 'text-combine-upright',
};
/** What values of EPUB's own properties are called in CSS. */
const REVALUED: Readonly<Record<string, string>> = {
  horizontal: 'all',
  'vertical-right': 'mixed',
  'rotate-right': 'sideways',
  'sideways-right': 'sideways',
};
/**
 * Places that a page without a scroll bar hasn't got: what would stand still while one scrolls would
 * stand on every page.
 */
const PLACES: Readonly<Record<string, string>> = { fixed: 'absolute', sticky: 'static' };
const PREFIX = '-epub-';

const ident = (value: string): CSSToken => [TokenType.Ident, value, -1, -1, { value }];

/** Whether a sheet may hold anything that {@link readBookCss} changes. */
export const hasBookCss = (css: string): boolean => /-epub-|fixed|sticky/i.test(css);

/**
 * Says in CSS what only books say: properties with EPUB's prefix get their common names, and what is
 * fixed to the window is placed on the page.
 */
export function readBookCss(tokens: readonly CSSToken[]): CSSToken[] {
  let property = '';
  let last: { readonly at: number; readonly name: string } | undefined;
  const read: CSSToken[] = [];
  for (const token of tokens) {
    let written = token;
    switch (token[0]) {
      case TokenType.Ident: {
        const name = token[4].value.toLowerCase();
        if (property === '') last = { at: read.length, name };
        else if (property === 'position') written = ident(PLACES[name] ?? token[4].value);
        else if (property.startsWith(PREFIX)) written = ident(REVALUED[name] ?? token[4].value);
        break;
      }
      case TokenType.Colon:
        if (property !== '' || last === undefined) break;
        property = last.name;
        if (property.startsWith(PREFIX)) {
          const bare = property.slice(PREFIX.length);
          read[last.at] = ident(RENAMED[bare] ?? bare);
        }
        break;
      case TokenType.Semicolon:
      case TokenType.OpenCurly:
      case TokenType.CloseCurly:
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
