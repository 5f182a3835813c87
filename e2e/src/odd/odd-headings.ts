/** Marks an element that must be on the same page as the text after it. */
export const LEADS = 'data-leads';

const HEADING = `<h2 ${LEADS}="">A heading</h2>`;
/** Ways to mark up a heading. */
const KINDS: readonly string[] = [
  HEADING,
  `<header>${HEADING}</header>`,
  `<hgroup>${HEADING}<p ${LEADS}="">and what it says below</p></hgroup>`,
  `<header><p>One</p><hgroup>${HEADING}<p ${LEADS}="">below</p></hgroup></header>`,
  `<div><div>${HEADING}</div></div>`,
  `<h2 ${LEADS}="">A part</h2><h3 ${LEADS}="">A chapter</h3>`,
  `<h2 ${LEADS}="">A heading that is so long that it takes more than one line wherever it is shown, be it on a screen as wide as those of desks, or on the small one of a telephone</h2>`,
  `<div role="heading" aria-level="2" ${LEADS}="">A heading</div>`,
];
const TIMES = 12;
const sentence = 'The keeper wrote down what the sea did. ';

/** Headings at every height of a page, in a chapter whose styles do not mention them. */
export const ODD_HEADINGS: string = KINDS.map((kind) =>
  Array.from(
    { length: TIMES },
    (_, at) => `<section>${kind}<p>${sentence.repeat(5 + ((at * 7) % 23))}</p></section>`,
  ).join(''),
).join('');

/** The number of headings on another page than the text after them. Runs in the browser. */
export function strandedHeadings(frame: HTMLIFrameElement, attribute: string): number {
  const { contentDocument: inner } = frame;
  if (!inner) return -1;
  const { scrollLeft } = inner.documentElement;
  const pageOf = ({ left }: DOMRect) => Math.floor((left + scrollLeft) / frame.clientWidth);
  return [...inner.querySelectorAll(`[${attribute}]`)].filter((heading) => {
    const own = [...heading.getClientRects()].map(pageOf);
    const walker = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT);
    walker.currentNode = heading;
    let text = walker.nextNode();
    while (text && heading.contains(text)) text = walker.nextNode();
    if (!text) return false;
    const range = inner.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 1);
    const behind = pageOf(range.getBoundingClientRect());
    return own.some((one) => one !== behind);
  }).length;
}
