import type { Size } from '../../zoom/strip-scale.ts';
import { important } from '../css/important.ts';
import { REDUCED_MOTION } from '../css/reduced-motion.ts';
import type { Flow } from '../flow/flow.ts';
import type { PageBox } from '../flow/page-box.ts';
import { LOOK_LAYER } from '../look/look-styles.ts';
import { familyOf } from '../look/typefaces.ts';
import { LANGUAGE_OF_PACKAGE } from '../sanitise/name-language.ts';

/** How the text of a segment flows. */
export interface FlowStyle {
  readonly flow: Flow;
  readonly writingMode: string;
  readonly direction: string;
}

/** Elements that must not be separated from what follows. */
const HEADINGS = 'h1, h2, h3, h4, h5, h6, hgroup, [role="heading"]';
/** Elements that browsers set in a monospaced font. */
const TYPED = 'pre, code, kbd, samp, tt, listing, plaintext, xmp';

/**
 * Defaults for a book's text; each rule of the book overrides them. Hyphenation requires a known language.
 * The layer has to precede any of the book's. A pinch changes the font size, not the portal's zoom.
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
 * The greatest height of pictures, which leaves room for their line and the margins of paragraphs and
 * figures; otherwise they would move to the next page and leave an empty one.
 *
 * @param height of the page, in CSS pixels at normal font size
 */
export const pictureHeights = (height: number): string => `
img, svg, video, audio, canvas { max-height: calc(${height}px - 0.75em) !important; }
:is(p, figure, blockquote, dl, ol, ul) :is(img, svg, video, canvas) { max-height: calc(${height}px - 2em) !important; }
`;

/** The side from which the last page is placed: only content makes it reachable. */
const FAR_SIDE: Record<Flow, string> = { rightwards: 'left', leftwards: 'right', downwards: 'top' };

const UNBOUNDED =
  'min-inline-size: 0; max-inline-size: none; min-block-size: 0; max-block-size: none';
const PAGED_BODY = important(
  'body',
  `position: static; float: none; display: block; inline-size: auto; block-size: auto; ${UNBOUNDED};
  margin: 0; padding: 0; overflow: visible; columns: auto; transform: none`,
);

/** The background of a book that states none. */
export const PAPER = 'html { background-color: #fffdf8; }';

/**
 * Lays a segment out in pages: the root is a row of columns, each as high as the frame. It overrides only
 * what pages depend on.
 */
export function pagedStyles(
  { flow, writingMode, direction }: FlowStyle,
  { width, height }: Size,
  box: PageBox,
  fontScale: number,
): string {
  const half = box.gap / 2;
  const padding = flow === 'downwards' ? `${half}px ${box.across}px` : `${box.across}px ${half}px`;
  const vertical = flow === 'downwards';
  const [inline, block] = vertical ? [height, width] : [width, height];
  const root = important(
    'html',
    `writing-mode: ${writingMode}; direction: ${direction}; display: block; position: static;
    float: none; transform: none; zoom: 1; contain: none; scroll-behavior: auto;
    scroll-snap-type: none; box-sizing: border-box; inline-size: ${inline}px; block-size: ${block}px;
    ${UNBOUNDED}; margin: 0; border: 0; padding: ${padding}; overflow: hidden;
    column-width: ${box.line}px; column-count: auto; column-gap: ${box.gap}px; column-fill: auto;
    column-rule: none`,
  );
  return `${root}
html::after {
  content: '';
  position: absolute;
  ${vertical ? 'left' : 'top'}: 0;
  width: ${vertical ? 1 : width}px;
  height: ${vertical ? height : 1}px;
}
body { zoom: ${fontScale}; }
${PAGED_BODY}
${important('img, svg, video, audio, canvas', `max-inline-size: 100%; max-width: ${box.width / fontScale}px`)}
img, svg, video, audio, canvas { break-inside: avoid; }
${pictureHeights(box.height / fontScale)}
img, video { object-fit: contain; }
:where(body *) { max-inline-size: 100%; content-visibility: visible !important; }
pre, code, table { overflow: visible !important; max-block-size: none !important; }
${REDUCED_MOTION}`;
}

/**
 * Where the last page begins, in CSS pixels. A sheet of its own, since a custom property of the root would
 * restyle the whole document.
 */
export const lastPageStyles = (flow: Flow, start: number): string =>
  `html::after { ${FAR_SIDE[flow]}: ${start}px; }`;

/** The page of a fixed layout, in its own size. */
export function fixedStyles({ width, height }: Size): string {
  return `
html { inline-size: ${width}px; block-size: ${height}px; overflow: hidden !important; }
body { margin: 0; inline-size: ${width}px; block-size: ${height}px; }
${REDUCED_MOTION}`;
}

/** A drawing that is the whole segment fills its page; a picture is centred. */
export function pictureStyles(box: PageBox): string {
  return `
body > svg:only-child { display: block; inline-size: 100%; block-size: ${box.height}px; }
:where(body > img:only-child) { display: block; margin: auto; }
`;
}
