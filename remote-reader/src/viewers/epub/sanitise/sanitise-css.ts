import { type CSSToken, stringify, TokenType, tokenize } from '@csstools/css-tokenizer';
import { isFragment, type ResourcePolicy } from './resource-policy.ts';

/** Functions whose strings are addresses. */
const ADDRESS_FUNCTIONS = new Set([
  'url',
  'src',
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  '-webkit-cross-fade',
]);
/** Functions that could put an address where none is seen. */
const SUBSTITUTIONS = new Set(['var', 'env', 'attr', 'if', 'inherit']);
/** Stands where an address stood that may not be loaded; loads nothing. */
const NOTHING = 'data:,';

/** A string token that is read as the address. */
function stringToken(address: string): CSSToken {
  return [TokenType.String, JSON.stringify(address), -1, -1, { value: address }];
}

/**
 * Takes from a style sheet, or from the value of a style attribute, every address that the policy
 * doesn't allow. Works on tokens as the browser reads them, so that escapes and comments hide
 * nothing; what is harmless stays as it was written.
 */
export function sanitiseCss(css: string, policy: ResourcePolicy): string {
  // Most have no address at all.
  if (!/[\\(@]/.test(css)) return css;
  const functions: string[] = [];
  let importing = false;
  const isAllowed = (address: string) =>
    isFragment(address) ||
    (importing ? policy.allowsStyle(address) : policy.allowsResource(address));

  const clean = tokenize({ css }).map((token): CSSToken => {
    const within = functions.at(-1) ?? '';
    switch (token[0]) {
      case TokenType.AtKeyword:
        importing = token[4].value.toLowerCase() === 'import';
        return token;
      case TokenType.Semicolon:
      case TokenType.OpenCurly:
        importing = false;
        return token;
      case TokenType.Function: {
        const name = token[4].value.toLowerCase();
        functions.push(name);
        const hides =
          SUBSTITUTIONS.has(name) && functions.some((one) => ADDRESS_FUNCTIONS.has(one));
        return hides ? [TokenType.Function, 'none(', token[2], token[3], { value: 'none' }] : token;
      }
      case TokenType.OpenParen:
        functions.push('');
        return token;
      case TokenType.CloseParen:
        functions.pop();
        return token;
      case TokenType.String:
        if (!importing && !ADDRESS_FUNCTIONS.has(within)) return token;
        return isAllowed(token[4].value) ? token : stringToken(NOTHING);
      case TokenType.URL:
        return isAllowed(token[4].value)
          ? token
          : [TokenType.URL, `url(${NOTHING})`, token[2], token[3], { value: NOTHING }];
      case TokenType.BadURL:
      case TokenType.BadString:
        return [TokenType.Whitespace, ' ', token[2], token[3], undefined];
      default:
        return token;
    }
  });
  return stringify(...clean);
}
