/** Whatever may stand in XML: what is passed over, a tag, a reference, and what may not stand there. */
const PIECE = new RegExp(
  [
    // Two hyphens end a comment, or nothing does.
    String.raw`<!--(?:(?!--)[\s\S])*-->`,
    String.raw`<!\[CDATA\[[\s\S]*?\]\]>`,
    String.raw`<\?[\s\S]*?\?>`,
    String.raw`<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>`,
    String.raw`<(?<slash>\/?)(?<name>[^\s<>/="'!?\d.-][^\s<>/="'!?]*)(?<rest>(?:[^<>"']|"[^"<]*"|'[^'<]*')*)>`,
    String.raw`&(?:[A-Za-z_][\w.-]*|#\d+|#x[\da-fA-F]+);`,
    String.raw`(?<stray>[<&]|\]\]>)`,
  ].join('|'),
  'g',
);
const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')/y;
const STRAY_REFERENCE = /&(?!(?:[A-Za-z_][\w.-]*|#\d+|#x[\da-fA-F]+);)/;
const DECLARED_PREFIX = /\sxmlns:([\w.-]+)\s*=/g;
/** Signs that XML has no place for, written as they are or by their number. */
const NO_SIGN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const NUMBERED = /&#(?:x([\da-f]+)|(\d+));/gi;
/** Known without a declaration. */
const KNOWN_PREFIXES = ['xml', 'xmlns'];

const prefixOf = (name: string) => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');

/** Whether a text holds a sign that XML knows none of. */
function hasStraySign(markup: string): boolean {
  if (NO_SIGN.test(markup)) return true;
  for (const [, hex, decimal] of markup.matchAll(NUMBERED)) {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (!(point <= 0x10_ff_ff) || NO_SIGN.test(String.fromCodePoint(point))) return true;
  }
  return false;
}

/** The names of a tag's attributes; undefined when they are not written as XML wants them. */
function attributeNames(rest: string): readonly string[] | undefined {
  const names: string[] = [];
  ATTRIBUTE.lastIndex = 0;
  let at = 0;
  for (let match = ATTRIBUTE.exec(rest); match; match = ATTRIBUTE.exec(rest)) {
    const [, name = '', value = ''] = match;
    if (names.includes(name) || STRAY_REFERENCE.test(value)) return undefined;
    names.push(name);
    at = ATTRIBUTE.lastIndex;
  }
  return rest.slice(at).trim() === '' ? names : undefined;
}

/**
 * Whether an XML parser will most likely take a text: its tags match, its attributes are quoted and
 * unique, its prefixes declared. To ask the parser itself would cost a report: where it fails it writes
 * a message into the document, in a style that the portal's policy refuses.
 */
export function isWellFormed(markup: string): boolean {
  if (markup.lastIndexOf('<?xml ') > 0 || hasStraySign(markup)) return false;
  const prefixes = new Set(['', ...KNOWN_PREFIXES]);
  for (const [, prefix = ''] of markup.matchAll(DECLARED_PREFIX)) prefixes.add(prefix);
  const open: string[] = [];
  let roots = 0;
  for (const { groups = {} } of markup.matchAll(PIECE)) {
    const { slash, name, rest = '', stray } = groups;
    if (stray !== undefined) return false;
    if (name === undefined) continue;
    if (slash === '/') {
      if (open.pop() !== name || rest.trim() !== '') return false;
      continue;
    }
    const isClosed = rest.endsWith('/');
    const names = attributeNames(isClosed ? rest.slice(0, -1) : rest);
    if (names === undefined) return false;
    if ([name, ...names].some((one) => !prefixes.has(prefixOf(one)))) return false;
    if (open.length === 0) roots += 1;
    if (!isClosed) open.push(name);
  }
  return open.length === 0 && roots === 1;
}
