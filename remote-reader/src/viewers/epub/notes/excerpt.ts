import { important } from '../css/important.ts';
import { isBacklink } from './note-reference.ts';

/** Marks the note in an excerpt. */
export const EXCERPT = 'data-leeszaal-note';

/** Text without letters or digits, such as an arrow. */
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

/**
 * Copies a note with its ancestors, so that the book's styles apply, into a document without a window. Links
 * back to the text are removed.
 *
 * @param leadsBack whether a link leads to the reference
 */
export function excerptOf(element: Element, leadsBack: (link: Element) => boolean): Document {
  const excerpt = document.implementation.createHTMLDocument('');
  const note = excerpt.importNode(element, true);
  note.setAttribute(EXCERPT, '');
  // Focus is restricted to the visible page (`page-focus.ts`); the sheet shows the whole note.
  for (const reached of [note, ...note.querySelectorAll('[tabindex]')]) {
    reached.removeAttribute('tabindex');
  }
  const links = [...element.querySelectorAll('a')];
  for (const [at, copy] of [...note.querySelectorAll('a')].entries()) {
    const link = links[at];
    if (link === undefined) continue;
    const isSign = WORDLESS.test(link.textContent ?? '') && link.querySelector('img, svg') === null;
    if (isBacklink(link) || (isSign && leadsBack(link))) copy.remove();
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

/** A single item would restart the numbering. */
function keepNumber(element: Element, copy: Element): void {
  const list = element.parentElement;
  if (element.localName !== 'li' || list?.localName !== 'ol' || element.hasAttribute('value'))
    return;
  const items = [...list.children].filter(({ localName }) => localName === 'li');
  const first = Number.parseInt(list.getAttribute('start') ?? '1', 10) || 1;
  copy.setAttribute('value', String(first + items.indexOf(element)));
}

/** Displays an excerpt even if the book hides its notes. */
export const EXCERPT_STYLES = [
  important(
    'html, body',
    `inline-size: auto; block-size: auto; min-block-size: 0; max-inline-size: none; margin: 0;
    border: 0; padding: 0; columns: auto`,
  ),
  important('html', 'overflow: auto'),
  important('body', 'position: static; display: flow-root'),
  important(
    `:has([${EXCERPT}])`,
    `display: revert; visibility: visible; block-size: auto; margin-block: 0; border: 0;
    padding-block: 0`,
  ),
  // Its background may differ from that of the sheet around it.
  important(':root > body', 'padding: 8px 16px'),
  important(
    `[${EXCERPT}]`,
    `position: static; float: none; display: revert; visibility: visible; margin-block: 0; border: 0;
    padding-block: 0; inline-size: auto; block-size: auto; max-block-size: none`,
  ),
  important(`[${EXCERPT}] > :first-child`, 'margin-block-start: 0'),
  important(`[${EXCERPT}] > :last-child`, 'margin-block-end: 0'),
  important('img, svg, video, audio', 'max-inline-size: 100%'),
].join('');
