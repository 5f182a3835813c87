import { isWayBack } from './note-reference.ts';

/** The attribute of what an excerpt is made of. */
export const EXCERPT = 'data-leeszaal-note';

/** Says nothing by itself: an arrow, a sign. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/**
 * Copies an element with what it stands in, so that the book's styles mean the same, into a document
 * without a window. Ways back to the text, which is where one still is, are left out.
 *
 * @param leadsBack whether a link leads to where the note was referred to
 */
export function excerptOf(element: Element, leadsBack: (link: Element) => boolean): Document {
  const excerpt = document.implementation.createHTMLDocument('');
  const note = excerpt.importNode(element, true);
  note.setAttribute(EXCERPT, '');
  // On the page the keyboard is kept to what is in sight (`page-reach.ts`); the sheet shows all of the note.
  for (const reached of [note, ...note.querySelectorAll('[tabindex]')]) {
    reached.removeAttribute('tabindex');
  }
  const links = [...element.querySelectorAll('a')];
  for (const [at, copy] of [...note.querySelectorAll('a')].entries()) {
    const link = links[at];
    if (link === undefined) continue;
    const isSign = WORDLESS.test(link.textContent ?? '') && link.querySelector('img, svg') === null;
    if (isWayBack(link) || (isSign && leadsBack(link))) copy.remove();
  }
  keepNumber(element, note);
  let whole: Element = note;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const shell = excerpt.importNode(around, false);
    shell.append(whole);
    shell.removeAttribute('hidden');
    whole = shell;
  }
  note.removeAttribute('hidden');
  excerpt.replaceChild(whole, excerpt.documentElement);
  return excerpt;
}

/** An item that stands alone would begin its list anew. */
function keepNumber(element: Element, copy: Element): void {
  const list = element.parentElement;
  if (element.localName !== 'li' || list?.localName !== 'ol' || element.hasAttribute('value'))
    return;
  const items = [...list.children].filter(({ localName }) => localName === 'li');
  const first = Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1;
  copy.setAttribute('value', String(first + items.indexOf(element)));
}

/** Makes an excerpt what one sees, whatever the book does with its notes on the page. */
export const EXCERPT_STYLES = `
html, body {
  inline-size: auto !important;
  block-size: auto !important;
  min-block-size: 0 !important;
  max-inline-size: none !important;
  margin: 0 !important;
  border: 0 !important;
  padding: 0 !important;
  columns: auto !important;
}
html { overflow: auto !important; }
body { position: static !important; display: flow-root !important; }
:has([${EXCERPT}]) {
  display: revert !important;
  visibility: visible !important;
  block-size: auto !important;
  margin-block: 0 !important;
  border: 0 !important;
  padding-block: 0 !important;
}
/* Its ground may be another than the sheet's around it. */
:root > body { padding: 8px 16px !important; }
[${EXCERPT}] {
  position: static !important;
  float: none !important;
  display: revert !important;
  visibility: visible !important;
  margin-block: 0 !important;
  border: 0 !important;
  padding-block: 0 !important;
  inline-size: auto !important;
  block-size: auto !important;
  max-block-size: none !important;
}
[${EXCERPT}] > :first-child { margin-block-start: 0 !important; }
[${EXCERPT}] > :last-child { margin-block-end: 0 !important; }
img, svg, video, audio { max-inline-size: 100% !important; }
`;
