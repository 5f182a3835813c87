import { type LicensedText, LicensedTextBuilder } from './licensed-text.ts';
import { licensedReference, type RewritingContext } from './rewrite-reference.ts';

const QUOTED = String.raw`"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'`;
const UNFINISHED = String.raw`"(?:[^"\\\n]|\\[\s\S])*|'(?:[^'\\\n]|\\[\s\S])*`;
// An escape matches in one way only, so that no text makes the expression backtrack.
const ESCAPE = String.raw`\\(?:[0-9a-f]{6}|[0-9a-f]{1,5}(?![0-9a-f]))\s?|\\[^0-9a-f]`;
const BARE = String.raw`(?:[^"'()\\\s]|${ESCAPE})+`;

// In order: a comment; `@import` before a string; url(…) with or without quotes; any other string, even
// without an end. Comments and other strings are matched whole, so that their content is not taken for a
// reference, and the time is linear.
const TOKEN = new RegExp(
  [
    String.raw`\/\*[\s\S]*?(?:\*\/|$)`,
    String.raw`(?<import>@import\s+)(?<quoted>${QUOTED})`,
    String.raw`(?<url>url\(\s*)(?<target>${QUOTED}|${BARE})\s*\)`,
    QUOTED,
    UNFINISHED,
  ].join('|'),
  'gi',
);

function decodeEscapes(text: string): string {
  return text.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(\r\n|[\s\S]))/gi,
    (_, code: string | undefined, other: string | undefined) => {
      if (code === undefined) return other === '\n' || other === '\r\n' ? '' : (other ?? '');
      const point = Number.parseInt(code, 16);
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '\uFFFD';
    },
  );
}

function tokenValue(token: string): string {
  const quoted = /^(["'])([\s\S]*)\1$/.exec(token);
  return decodeEscapes(quoted?.[2] ?? token);
}

const escapeString = (text: string) =>
  text.replace(/["\\\n\r\f<]/g, (mark) => `\\${mark.charCodeAt(0).toString(16)} `);

/**
 * Rewrites the references that a style sheet or style attribute loads: `url(…)` and `@import`. The rest is unchanged.
 */
export function rewriteCss(css: string, context: RewritingContext): LicensedText {
  const builder = new LicensedTextBuilder();
  let copied = 0;
  for (const match of css.matchAll(TOKEN)) {
    const { import: rule, quoted, url, target } = match.groups ?? {};
    const token = quoted ?? target;
    const reference =
      token === undefined ? undefined : licensedReference(tokenValue(token), context);
    if (!reference) continue;
    builder.add(css.slice(copied, match.index));
    builder.add(`${rule ?? url ?? ''}"`);
    builder.addLicensed(reference, escapeString);
    builder.add(url === undefined ? '"' : '")');
    copied = match.index + match[0].length;
  }
  builder.add(css.slice(copied));
  return builder.build();
}
