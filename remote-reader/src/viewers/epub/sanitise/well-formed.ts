/** Constructs of XML: skipped ones, tags, references, and (`stray`) errors. */
export const PIECE = new RegExp(
  [
    // A comment may not contain two hyphens.
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
/** Characters that XML forbids, literal or numeric. */
const NO_SIGN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
const NUMBERED = /&#(?:x([\da-f]+)|(\d+));/gi;
/** Declared by XML itself. */
const KNOWN_PREFIXES = ['xml', 'xmlns'];

const prefixOf = (name: string) => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');

/** Whether a text contains forbidden characters. */
function hasStraySign(markup: string): boolean {
  if (NO_SIGN.test(markup)) return true;
  for (const [, hex, decimal] of markup.matchAll(NUMBERED)) {
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (!(point <= 0x10_ff_ff) || NO_SIGN.test(String.fromCodePoint(point))) return true;
  }
  return false;
}

/** The names of a tag's attributes; undefined if malformed. */
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
 * Whether an XML parser will most likely accept a text: tags match, attributes are quoted and unique,
 * prefixes declared. Trying the parser instead would cause a policy report, since its error message has
 * inline styles.
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
