/**
 * Constructs a style sheet for a document: the portal's policy forbids inline styles.
 *
 * @param media for which media; empty for all
 */
export function createSheet(document: Document, css: string, media = ''): CSSStyleSheet {
  const { defaultView } = document;
  if (defaultView === null) throw new TypeError('A document without a window has no style');
  const sheet = new defaultView.CSSStyleSheet({ media });
  sheet.replaceSync(css);
  return sheet;
}

/** Adds a style sheet to a document, behind all others. */
export function addSheet(document: Document, css: string): CSSStyleSheet {
  const sheet = createSheet(document, css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
