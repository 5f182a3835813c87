import { epubPolicy } from './epub-policy.ts';
import { maskMarkup } from './mask-markup.ts';
import { HTML } from './namespaces.ts';
import { isWellFormed } from './well-formed.ts';

const parse = (markup: string, type: DOMParserSupportedType): Document =>
  new DOMParser().parseFromString(epubPolicy.createHTML(markup), type);

/** Whether an XML parser understood a document; pages without HTML's namespace are HTML. */
function isUnderstood(document: Document): boolean {
  const { documentElement: root } = document;
  const isStray = root.namespaceURI === null || root.localName.toLowerCase() === 'html';
  if (isStray && root.namespaceURI !== HTML) return false;
  return document.getElementsByTagName('parsererror').length === 0;
}

/** Entities that XML declares itself. */
const XML_ENTITIES = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** CDATA, which contains no references, or a reference. */
const REFERENCE = /<!\[CDATA\[[\s\S]*?\]\]>|&([A-Za-z][A-Za-z0-9]*);/g;

/** Replaces HTML's named entities such as `&nbsp;`, which XML does not declare. */
function withoutNamedEntities(markup: string): string {
  const texts = new Map<string, string>();
  // Entities that the document declares stay.
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

/** Elements that HTML closes by themselves; any other `<x/>` only opens. */
const VOID = 'area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr';
const SELF_CLOSED = new RegExp(
  `<(?!(?:${VOID}|[\\w-]*:)\\b)([a-z][\\w-]*)((?:[^<>"'/]|"[^"]*"|'[^']*'|/(?!>))*)/>`,
  'gi',
);

/** Expands self-closing tags, so that an HTML parser builds the same tree. */
const withClosingTags = (markup: string): string =>
  markup.replaceAll(
    SELF_CLOSED,
    (_tag, name: string, rest: string) => `<${name}${rest}></${name}>`,
  );

/** An HTML parser would read CDATA as a comment. */
const withoutCharacterData = (markup: string): string =>
  markup.replaceAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );

/** A parsed segment. */
export interface ParsedMarkup {
  readonly document: Document;
  /** Whether it claims to be XML but is not well-formed. */
  readonly isDamaged: boolean;
}

/**
 * Parses a segment by its media type; malformed XML is parsed as HTML. The document has no window, so nothing
 * runs or loads.
 */
export function parseMarkup(source: string, mediaType: string): ParsedMarkup {
  const markup = maskMarkup(source);
  if (mediaType === 'text/html') return { document: parse(markup, 'text/html'), isDamaged: false };
  const type = mediaType === 'image/svg+xml' ? 'image/svg+xml' : 'application/xhtml+xml';
  const asXml = withoutNamedEntities(markup);
  const isSound = isWellFormed(asXml);
  const document = isSound ? parse(asXml, type) : undefined;
  if (document && isUnderstood(document)) return { document, isDamaged: false };
  const asHtml = withClosingTags(withoutCharacterData(markup));
  return { document: parse(asHtml, 'text/html'), isDamaged: !isSound };
}
