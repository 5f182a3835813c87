import { BREAKS } from '../../text/text-stream.ts';
import { FIT_STYLES, PLACED } from '../fit/fit-boxes.ts';
import { WIDE_STYLES } from '../fit/fit-wide.ts';
import { pictureHeights } from '../layout/page-styles.ts';
import { CUT } from './cut-page.ts';

/**
 * What a page is printed on, in CSS pixels: what A4 and Letter both have room for inside a margin of
 * 15 mm.
 */
export const SHEET = { width: 680, height: 940 };

/** The page that is printed: one sheet after another, and on the screen a look at them. */
export const SHEETS_STYLES = `
@page { margin: 15mm; }
:root { color-scheme: only light; }
body { margin: 0; }
.sheet {
  position: relative;
  inline-size: ${SHEET.width}px;
  block-size: ${SHEET.height}px;
  margin-inline: auto;
  overflow: hidden;
  break-inside: avoid;
}
.sheet + .sheet { break-before: page; }
iframe { position: absolute; top: 0; left: 0; border: 0; transform-origin: 0 0; }
.wait { display: none; }
@media screen {
  body { padding: 32px; background: #e7e3da; font: 1.125rem/1.5 system-ui, sans-serif; }
  .sheet { margin-block-end: 32px; padding: 56px; background: #fff; box-shadow: 0 1px 4px #0004; }
  .sheet iframe { top: 56px; left: 56px; }
  .wait { display: block; padding-block: 20vh; color: #4a443b; text-align: center; }
}
`;

const BLOCKS = [...BREAKS].filter((name) => name !== 'br' && name !== 'hr').join(', ');

/** What began on the page before has no beginning here: no indent, number, initial, space. */
const CONTINUED = `
[${CUT}~='start'] {
  margin-block-start: 0 !important;
  border-block-start-width: 0 !important;
  padding-block-start: 0 !important;
}
[${CUT}~='start']::before, [${CUT}~='end']::after { content: none !important; }
[${CUT}~='start']::first-letter {
  float: none !important;
  margin: 0 !important;
  padding: 0 !important;
  color: inherit !important;
  font: inherit !important;
}
li[${CUT}~='start']::marker { content: ''; }
:is(${BLOCKS})[${CUT}~='start']:not(:has(:is(${BLOCKS})[${CUT}~='start'])) {
  text-indent: 0 !important;
}
[${CUT}~='end'] {
  margin-block-end: 0 !important;
  border-block-end-width: 0 !important;
  padding-block-end: 0 !important;
}
`;

/** How the text of a page lies on its sheet. */
export interface SheetFlow {
  readonly writingMode: string;
  readonly direction: string;
  /** Size of the letters, 1 being normal. */
  readonly letters: number;
  /** Of the sheet, in the pixels of the frame. */
  readonly width: number;
  readonly height: number;
}

/** Whether lines are vertical. */
export const isVertical = (writingMode: string): boolean =>
  /^(?:vertical|sideways)/.test(writingMode);

/** Lays the text of one page out on a sheet; as much as it needs, which may be more than there is. */
export function sheetStyles(flow: SheetFlow): string {
  const { writingMode, direction, letters, width, height } = flow;
  return `
html {
  writing-mode: ${writingMode} !important;
  direction: ${direction} !important;
  box-sizing: border-box !important;
  inline-size: ${isVertical(writingMode) ? height : width}px !important;
  block-size: auto !important;
  min-block-size: 0 !important;
  margin: 0 !important;
  border: 0 !important;
  padding: 0 !important;
  background: none !important;
}
body {
  zoom: ${letters};
  position: static !important;
  float: none !important;
  display: flow-root !important;
  inline-size: auto !important;
  block-size: auto !important;
  min-block-size: 0 !important;
  max-inline-size: none !important;
  margin: 0 !important;
  padding: 0 !important;
  columns: auto !important;
  transform: none !important;
}
img, svg, video, audio {
  max-inline-size: 100% !important;
  max-width: ${width / letters}px !important;
}
${pictureHeights(height / letters)}
img, video { object-fit: contain; }
body > svg:only-child { display: block; inline-size: 100%; block-size: ${height / letters}px; }
pre, code, table { overflow: visible !important; max-block-size: none !important; }
:where(body *) { max-inline-size: 100%; }
${FIT_STYLES}
${WIDE_STYLES}
[${PLACED}]:not(body) { position: static !important; }
${CONTINUED}`;
}
