import { BREAKS } from '../../text/text-stream.ts';
import { important } from '../css/important.ts';
import { FIT_STYLES, PLACED } from '../fit/fit-boxes.ts';
import { WIDE_STYLES } from '../fit/fit-wide.ts';
import { flowOf } from '../flow/flow.ts';
import { pictureHeights } from '../layout/page-styles.ts';
import { CUT } from './cut-page.ts';

/** The printed area, in CSS pixels: it fits A4 and Letter with margins of 15 mm. */
export const SHEET = { width: 680, height: 940 };

/** Styles of the printed window: one sheet after another, with a preview on the screen. */
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

/** Content that continues from the previous page has no indent, number, initial or margin. */
const CONTINUED = [
  important(
    `[${CUT}~='start']`,
    'margin-block-start: 0; border-block-start-width: 0; padding-block-start: 0',
  ),
  important(`[${CUT}~='start']::before, [${CUT}~='end']::after`, 'content: none'),
  important(
    `[${CUT}~='start']::first-letter`,
    'float: none; margin: 0; padding: 0; color: inherit; font: inherit',
  ),
  `li[${CUT}~='start']::marker { content: ''; }\n`,
  important(
    `:is(${BLOCKS})[${CUT}~='start']:not(:has(:is(${BLOCKS})[${CUT}~='start']))`,
    'text-indent: 0',
  ),
  important(
    `[${CUT}~='end']`,
    'margin-block-end: 0; border-block-end-width: 0; padding-block-end: 0',
  ),
].join('');

/** How the text of a page flows on its sheet. */
export interface SheetFlow {
  readonly writingMode: string;
  readonly direction: string;
  /** Font size, 1 being normal. */
  readonly fontScale: number;
  /** Of the sheet, in CSS pixels of the frame. */
  readonly width: number;
  readonly height: number;
}

const SHEET_BODY = important(
  'body',
  `position: static; float: none; display: flow-root; inline-size: auto; block-size: auto;
  min-block-size: 0; max-inline-size: none; margin: 0; padding: 0; columns: auto; transform: none`,
);

/** Lays the text of one page out on a sheet, which it may exceed. */
export function sheetStyles(flow: SheetFlow): string {
  const { writingMode, direction, fontScale, width, height } = flow;
  const inline = flowOf(flow) === 'downwards' ? height : width;
  const root = important(
    'html',
    `writing-mode: ${writingMode}; direction: ${direction}; box-sizing: border-box;
    inline-size: ${inline}px; block-size: auto; min-block-size: 0; margin: 0; border: 0; padding: 0;
    background: none`,
  );
  return `${root}
body { zoom: ${fontScale}; }
${SHEET_BODY}
${important('img, svg, video, audio', `max-inline-size: 100%; max-width: ${width / fontScale}px`)}
${pictureHeights(height / fontScale)}
img, video { object-fit: contain; }
body > svg:only-child { display: block; inline-size: 100%; block-size: ${height / fontScale}px; }
pre, code, table { overflow: visible !important; max-block-size: none !important; }
:where(body *) { max-inline-size: 100%; }
${FIT_STYLES}
${WIDE_STYLES}
[${PLACED}]:not(body) { position: static !important; }
${CONTINUED}`;
}
