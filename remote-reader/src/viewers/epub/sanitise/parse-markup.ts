import { epubPolicy } from './epub-policy.ts';
import { HTML } from './namespaces.ts';
import { setAside } from './set-aside.ts';
import { isWellFormed } from './well-formed.ts';

const parse = (markup: string, type: DOMParserSupportedType): Document =>
  new DOMParser().parseFromString(epubPolicy().createHTML(markup), type);

/**
 * Whether an XML parser understood a document: it is well-formed, and its elements belong to a kind
 * that is known. Pages without a namespace, or with another than theirs, are HTML all the same.
 */
function isUnderstood(document: Document): boolean {
  const { documentElement: root } = document;
  const isStray = root.namespaceURI === null || root.localName.toLowerCase() === 'html';
  if (isStray && root.namespaceURI !== HTML) return false;
  return document.getElementsByTagName('parsererror').length === 0;
}

/** The names that XML knows without a declaration. */
const XML_ENTITIES = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** Character data, in which nothing is a reference, or one. */
const REFERENCE = /<!\[CDATA\[[\s\S]*?\]\]>|&([A-Za-z][A-Za-z0-9]*);/g;

/** Names of HTML's, such as `&nbsp;`, that XML doesn't know: replaced by what they stand for. */
function withoutNamedEntities(markup: string): string {
  const texts = new Map<string, string>();
  // What the document declares itself is its own affair.
  for (const [, name = ''] of markup.matchAll(/<!ENTITY\s+([\w.-]+)/g))
    texts.set(name, `&${name};`);
  const read = (reference: string, name: string): string => {
    const text = parse(reference, 'text/html').documentElement.textContent ?? '';
    if (text === reference) return `&amp;${name};`;
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  };
  return markup.replaceAll(REFERENCE, (reference, name: string | undefined) => {
    if (name === undefined || XML_ENTITIES.has(name)) return reference;
    const text = texts.get(name) ?? read(reference, name);
    texts.set(name, text);
    return text;
  });
}

/** Elements that may stand alone; any other `<x/>` is an opening tag to an HTML parser. */
const VOID = 'area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr';
const SELF_CLOSED = new RegExp(
  `<(?!(?:${VOID}|[\\w-]*:)\\b)([a-z][\\w-]*)((?:[^<>"'/]|"[^"]*"|'[^']*'|/(?!>))*)/>`,
  'gi',
);

/** Closes what XHTML closes in one tag, so that an HTML parser sees the same tree. */
const withClosingTags = (markup: string): string =>
  markup.replaceAll(
    SELF_CLOSED,
    (_tag, name: string, rest: string) => `<${name}${rest}></${name}>`,
  );

/** Character data is text to XML, and a comment to an HTML parser. */
const withoutCharacterData = (markup: string): string =>
  markup.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );

/** What a parser made of a segment. */
export interface ParsedMarkup {
  readonly document: Document;
  /** Whether it claims to be XML and is not well-formed: parts of it may be out of place. */
  readonly isDamaged: boolean;
}

/**
 * Parses a segment as what it claims to be; what isn't well-formed, or of no known kind, is parsed as
 * HTML. Nothing runs and nothing is loaded: the document belongs to no window.
 */
export function parseMarkup(source: string, mediaType: string): ParsedMarkup {
  const markup = setAside(source);
  if (mediaType === 'text/html') return { document: parse(markup, 'text/html'), isDamaged: false };
  const type = mediaType === 'image/svg+xml' ? 'image/svg+xml' : 'application/xhtml+xml';
  const asXml = withoutNamedEntities(markup);
  const isSound = isWellFormed(asXml);
  const document = isSound ? parse(asXml, type) : undefined;
  if (document && isUnderstood(document)) return { document, isDamaged: false };
  const asHtml = withClosingTags(withoutCharacterData(markup));
  return { document: parse(asHtml, 'text/html'), isDamaged: !isSound };
}
