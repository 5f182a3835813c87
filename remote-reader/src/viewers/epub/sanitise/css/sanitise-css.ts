import { type CSSToken, stringify, TokenType, tokenize } from '@csstools/css-tokenizer';
import { isFragment, type ResourcePolicy } from '../resource-policy.ts';
import { hasBookCss, readBookCss } from './book-css.ts';

/** An import of a style sheet. */
export interface StyleImport {
  /** Absolute. */
  readonly address: string;
  /** For which media; empty for all. */
  readonly media: string;
}

/** A style sheet with allowed addresses only. */
export interface CleanStyles {
  /** Without its imports; addresses are absolute. */
  readonly css: string;
  readonly imports: readonly StyleImport[];
}

/** Functions whose strings are addresses. */
const ADDRESS_FUNCTIONS = new Set(
  'url src image image-set -webkit-image-set cross-fade -webkit-cross-fade'.split(' '),
);
/** Functions that could insert an address. */
const SUBSTITUTIONS = new Set(['var', 'env', 'attr', 'if', 'inherit']);
/** Replaces a forbidden address; loads nothing. */
const NOTHING = 'data:,';

const SPACE: CSSToken = [TokenType.Whitespace, ' ', -1, -1, undefined];
const string = (value: string): CSSToken => [TokenType.String, quoted(value), -1, -1, { value }];
const quoted = (text: string) =>
  `"${text.replaceAll(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
const url = (value: string): CSSToken[] => [
  [TokenType.Function, 'url(', -1, -1, { value: 'url' }],
  string(value),
  [TokenType.CloseParen, ')', -1, -1, undefined],
];
/** Separates the `@import` rules from the rest. */
function splitImports(tokens: readonly CSSToken[]) {
  const rest: CSSToken[] = [];
  const rules: CSSToken[][] = [];
  let rule: CSSToken[] | undefined;
  for (const token of tokens) {
    if (token[0] === TokenType.AtKeyword && token[4].value.toLowerCase() === 'import') {
      rule = [];
      rules.push(rule);
      // A space keeps the neighbouring tokens apart.
      rest.push(SPACE);
    } else if (rule === undefined) rest.push(token);
    else if (token[0] === TokenType.Semicolon) rule = undefined;
    else if (token[0] !== TokenType.EOF) rule.push(token);
  }
  return { rest, rules };
}

function readImport(rule: readonly CSSToken[], policy: ResourcePolicy): StyleImport | undefined {
  const at = rule.findIndex((token) => token[0] === TokenType.String || token[0] === TokenType.URL);
  const token = rule[at];
  if (token?.[0] !== TokenType.String && token?.[0] !== TokenType.URL) return undefined;
  const address = policy.readSheet(token[4].value);
  const after = rule.slice(at + 1);
  const isClosed = after[0]?.[0] === TokenType.CloseParen;
  const media = stringify(...after.slice(isClosed ? 1 : 0)).trim();
  return address === undefined ? undefined : { address, media };
}

/**
 * Sanitises a style sheet, or the value of a style attribute. Works on tokens, so that escapes and comments
 * hide nothing; text without addresses does not change.
 */
export function sanitiseCss(css: string, policy: ResourcePolicy): CleanStyles {
  // Most have neither addresses nor imports.
  const ofBooks = hasBookCss(css);
  if (!ofBooks && !/[\\(@]/.test(css)) return { css, imports: [] };
  const tokens = tokenize({ css });
  const { rest, rules } = splitImports(ofBooks ? readBookCss(tokens) : tokens);
  const imports = rules.map((rule) => readImport(rule, policy)).filter((one) => one !== undefined);
  const functions: string[] = [];
  const read = (address: string) =>
    isFragment(address) ? address.trim() : (policy.readResource(address) ?? NOTHING);

  const clean = rest.flatMap((token): CSSToken[] => {
    switch (token[0]) {
      case TokenType.Function: {
        const name = token[4].value.toLowerCase();
        const hides =
          SUBSTITUTIONS.has(name) && functions.some((one) => ADDRESS_FUNCTIONS.has(one));
        functions.push(name);
        return [hides ? [TokenType.Function, 'none(', -1, -1, { value: 'none' }] : token];
      }
      case TokenType.OpenParen:
        functions.push('');
        return [token];
      case TokenType.CloseParen:
        functions.pop();
        return [token];
      case TokenType.String: {
        const isAddress = ADDRESS_FUNCTIONS.has(functions.at(-1) ?? '');
        return [isAddress ? string(read(token[4].value)) : token];
      }
      case TokenType.URL:
        return url(read(token[4].value));
      case TokenType.BadURL:
      case TokenType.BadString:
        // Replaced, not removed: the following tokens keep their meaning.
        return [SPACE, string(NOTHING), SPACE];
      default:
        return [token];
    }
  });
  return { css: stringify(...clean), imports };
}

const FAMILIES = 'font-family:';

/** Sanitises the families in an attribute. */
export const sanitiseFamilies = (value: string, policy: ResourcePolicy): string =>
  sanitiseCss(FAMILIES + value, policy).css.slice(FAMILIES.length);
