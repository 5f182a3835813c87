/** Namespace of talking books (DTBook), which older EPUBs may contain. */
export const DTBOOK = 'http://www.daisy.org/z3986/2005/dtbook/';

/** Elements that HTML has too. */
const SAME = new Set(
  (
    'a abbr acronym address bdo blockquote br cite code col colgroup dd dfn div dl dt em h1 h2 h3 h4 h5 h6 hr img ' +
    'kbd li p q samp span strong sub sup table tbody td tfoot th thead tr'
  ).split(' '),
);
/** The HTML names of other elements; the default is `div`. */
const NAMES: Readonly<Record<string, string>> = {
  annoref: 'a',
  annotation: 'aside',
  bridgehead: 'h3',
  byline: 'p',
  covertitle: 'p',
  dateline: 'p',
  docauthor: 'p',
  doctitle: 'h1',
  epigraph: 'blockquote',
  hd: 'h2',
  imggroup: 'figure',
  lic: 'span',
  linenum: 'span',
  note: 'aside',
  noteref: 'a',
  pagenum: 'span',
  prodnote: 'aside',
  sent: 'span',
  sidebar: 'aside',
  title: 'p',
  w: 'span',
};

/** The HTML name of an element. */
export function htmlNameOf(element: Element): string {
  const { localName, parentElement } = element;
  if (localName === 'list') return element.getAttribute('type') === 'ol' ? 'ol' : 'ul';
  if (localName === 'caption') {
    return parentElement?.localName === 'table' ? 'caption' : 'figcaption';
  }
  return SAME.has(localName) ? localName : (NAMES[localName] ?? 'div');
}

/** The target of a reference to a note; undefined for any other element. */
export const noteOf = (element: Element): string | undefined =>
  element.namespaceURI === DTBOOK && /^(?:note|anno)ref$/.test(element.localName)
    ? (element.getAttribute('idref') ?? undefined)
    : undefined;
