import { TokenType, tokenize } from '@csstools/css-tokenizer';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createResourcePolicy } from '../resource-policy.ts';
import { sanitiseCss } from './sanitise-css.ts';

const ROOT = 'https://library.test/api/appearances/doc/';
const policy = createResourcePolicy(`${ROOT}css/a.css?licenseKey=k`, ROOT);
const clean = (css: string) => sanitiseCss(css, policy);

/** The addresses that a browser would load. */
function addressesIn(css: string): string[] {
  const tokens = tokenize({ css });
  return tokens.flatMap((token, at) => {
    if (token[0] === TokenType.URL) return [token[4].value];
    const before = tokens[at - 1];
    const isAddress = before?.[0] === TokenType.Function && /^(?:url|src)$/i.test(before[4].value);
    return token[0] === TokenType.String && isAddress ? [token[4].value] : [];
  });
}

describe('sanitiseCss', () => {
  test.each([
    ['p { color: red }', 'p { color: red }'],
    ['.a::before { content: "https://x (url)" }', '.a::before { content: "https://x (url)" }'],
    ['p{background:url(../i/a.png)}', `p{background:url("${ROOT}i/a.png")}`],
    [
      `p{background:url('a.png?licenseKey=k')}`,
      `p{background:url("${ROOT}css/a.png?licenseKey=k")}`,
    ],
    [
      'p{background:url(data:image/png;base64,AA)}',
      'p{background:url("data:image/png;base64,AA")}',
    ],
    ['rect{fill:url(#g)}', 'rect{fill:url("#g")}'],
    ['p{background:url(https://evil.test/x)}', 'p{background:url("data:,")}'],
    ['p{background:url(/api/licenses/x/release)}', 'p{background:url("data:,")}'],
    ['p{width:calc(1px + (2px * 3))}', 'p{width:calc(1px + (2px * 3))}'],
    ['p{color:var(--x)}', 'p{color:var(--x)}'],
    [
      'p{background:image-set("a.png" type("image/png") 1x)}',
      `p{background:image-set("${ROOT}css/a.png" type("image/png") 1x)}`,
    ],
  ])('%s becomes %s', (css, expected) => {
    expect(clean(css)).toEqual({ css: expected, imports: [] });
  });

  test('takes imports out', () => {
    expect(
      clean(
        '@import "b.css";@import url(c.css) screen and (min-width: 9px);@import "//evil.test";p{}',
      ),
    ).toEqual({
      css: '   p{}',
      imports: [
        { address: `${ROOT}css/b.css`, media: '' },
        { address: `${ROOT}css/c.css`, media: 'screen and (min-width: 9px)' },
      ],
    });
  });

  test('leaves no outside address, however it is written [R2.60]', () => {
    const piece = fc.constantFrom(
      ...[
        'url(',
        'u\\72l(',
        'src(',
        'image-set(',
        '@import ',
        '"',
        "'",
        ')',
        '(',
        ';',
        '{',
        '}',
        'u',
        'rl(',
      ],
      ...[
        '/*',
        '*/',
        '\\',
        '\n',
        ' ',
        'a:',
        '--x:',
        'var(--x)',
        '//evil.test/x',
        'https://evil.test',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const { css, imports } = clean(pieces.join(''));
        // Tokenised again as a browser would: only names, strings and comments are left.
        const outside = addressesIn(css).filter((address) => !address.startsWith(ROOT));
        expect(outside.filter((address) => !/^(?:#|data:)/.test(address))).toEqual([]);
        expect(imports.filter(({ address }) => !address.startsWith(ROOT))).toEqual([]);
        expect(clean(css).css).toBe(css);
      }),
      { numRuns: 2000 },
    );
  });
});
