import type { Flow, FrameSize } from '../flow/flow.ts';
import type { PageBox } from '../flow/page-box.ts';
import { LOOK_LAYER } from '../look/look-styles.ts';
import { familyOf } from '../look/typefaces.ts';
import { LANGUAGE_OF_PACKAGE } from '../sanitise/name-language.ts';
import { STILL_STYLES } from './still-styles.ts';

/** Where the text of a segment is looked for and its pages are counted. */
export interface FlowStyle {
  readonly flow: Flow;
  readonly writingMode: string;
  readonly direction: string;
}

/** What names what follows it: stranded at the foot of a page it names nothing. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6, hgroup, [role="heading"]';
/** What browsers set in letters of one width. */
const TYPED = 'pre, code, kbd, samp, tt, listing, plaintext, xmp';

/**
 * What a book's text looks like where the book says nothing; any rule of the book's is stronger. A language
 * decides about hyphens: where none is known, or a browser has no dictionary of it, no word is divided.
 * Marks are ours, and so is the layer, which has to come before any of the book's. Two fingers
 * change the size of the letters, not that of the portal.
 */
export const BOOK_DEFAULTS = `
@layer ${LOOK_LAYER};
:where(html) {
  color: #231f1a;
  font: 1.125rem/1.55 ${familyOf('serif')};
  overflow-wrap: break-word;
  hyphens: auto;
  hyphenate-limit-chars: 6 3 2;
  text-size-adjust: none;
  touch-action: pan-x pan-y;
  color-scheme: only light;
}
:where(html[${LANGUAGE_OF_PACKAGE}]) { quotes: "\\201c" "\\201d" "\\2018" "\\2019"; }
:where(html[${LANGUAGE_OF_PACKAGE}] [lang]) { quotes: auto; }
:where(body) { orphans: 2; widows: 2; }
:where(a:link) { color: #1d5a48; }
:where(pre) { white-space: pre-wrap; }
:where(${TYPED}) { font-family: ${familyOf('mono')}; hyphens: manual; }
:where(button, input, select, textarea) { font-family: ${familyOf('sans')}; }
:where(${HEADINGS}) { break-after: avoid; break-inside: avoid; hyphens: manual; }
:where(header:has(${HEADINGS})) { break-after: avoid; }
::highlight(leeszaal-hits) { color: inherit; background-color: rgb(255 196 0 / 45%); }
::highlight(leeszaal-hit) { color: inherit; background-color: rgb(255 120 0 / 60%); text-decoration: underline 2px; }
`;

/**
 * The highest that a picture may be. Without room for what its line has below it, and for the space that
 * paragraphs and figures have above them, it would go to the next page and leave an empty one.
 *
 * @param height of the page, in CSS pixels at the size of the letters
 */
export const pictureHeights = (height: number): string => `
img, svg, video, audio, canvas { max-height: calc(${height}px - 0.75em) !important; }
:is(p, figure, blockquote, dl, ol, ul) :is(img, svg, video, canvas) { max-height: calc(${height}px - 2em) !important; }
`;

/** From which side the last page is reached; something has to stand on it, or it isn't reached whole. */
const FAR_SIDE: Record<Flow, string> = { rightwards: 'left', leftwards: 'right', downwards: 'top' };

/** Paper, for a book that names no ground of its own. */
export const PAPER = 'html { background-color: #fffdf8; }';

/**
 * Lays a segment out in pages: the root is a row of columns, one to a page, each as high as the
 * frame. Only what the pages depend on is taken from the book's hands.
 */
export function pagedStyles(
  { flow, writingMode, direction }: FlowStyle,
  { width, height }: FrameSize,
  box: PageBox,
  letters: number,
): string {
  const half = box.gap / 2;
  const padding = flow === 'downwards' ? `${half}px ${box.across}px` : `${box.across}px ${half}px`;
  return `
html {
  writing-mode: ${writingMode} !important;
  direction: ${direction} !important;
  display: block !important;
  position: static !important;
  float: none !important;
  transform: none !important;
  zoom: 1 !important;
  contain: none !important;
  scroll-behavior: auto !important;
  scroll-snap-type: none !important;
  box-sizing: border-box !important;
  inline-size: ${flow === 'downwards' ? height : width}px !important;
  block-size: ${flow === 'downwards' ? width : height}px !important;
  min-inline-size: 0 !important;
  max-inline-size: none !important;
  min-block-size: 0 !important;
  max-block-size: none !important;
  margin: 0 !important;
  border: 0 !important;
  padding: ${padding} !important;
  overflow: hidden !important;
  column-width: ${box.line}px !important;
  column-count: auto !important;
  column-gap: ${box.gap}px !important;
  column-fill: auto !important;
  column-rule: none !important;
}
html::after {
  content: '';
  position: absolute;
  ${flow === 'downwards' ? 'left' : 'top'}: 0;
  width: ${flow === 'downwards' ? 1 : width}px;
  height: ${flow === 'downwards' ? height : 1}px;
}
body {
  zoom: ${letters};
  position: static !important;
  float: none !important;
  display: block !important;
  inline-size: auto !important;
  block-size: auto !important;
  min-inline-size: 0 !important;
  max-inline-size: none !important;
  min-block-size: 0 !important;
  max-block-size: none !important;
  margin: 0 !important;
  padding: 0 !important;
  overflow: visible !important;
  columns: auto !important;
  transform: none !important;
}
img, svg, video, audio, canvas {
  max-inline-size: 100% !important;
  max-width: ${box.width / letters}px !important;
  break-inside: avoid;
}
${pictureHeights(box.height / letters)}
img, video { object-fit: contain; }
:where(body *) { max-inline-size: 100%; content-visibility: visible !important; }
pre, code, table { overflow: visible !important; max-block-size: none !important; }
${STILL_STYLES}`;
}

/**
 * Where the last page begins, in CSS pixels. In a sheet of its own: a property of the root would be one of
 * everything in it, and every style be made anew.
 */
export const lastPageStyles = (flow: Flow, start: number): string =>
  `html::after { ${FAR_SIDE[flow]}: ${start}px; }`;

/** A page whose every element has its place: as large as it was made, and nothing of ours. */
export function fixedStyles({ width, height }: FrameSize): string {
  return `
html { inline-size: ${width}px; block-size: ${height}px; overflow: hidden !important; }
body { margin: 0; inline-size: ${width}px; block-size: ${height}px; }
${STILL_STYLES}`;
}

/** A drawing that is a segment by itself fills its page, a picture stands in its middle. */
export function pictureStyles(box: PageBox): string {
  return `
body > svg:only-child { display: block; inline-size: 100%; block-size: ${box.height}px; }
:where(body > img:only-child) { display: block; margin: auto; }
`;
}
