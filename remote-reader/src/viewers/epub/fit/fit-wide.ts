import { MATHML } from '../sanitise/namespaces.ts';
import { lengthOf } from './fit-boxes.ts';
import { isCrowded, STACK_STYLES, STACKED, stackTable } from './stack-table.ts';

/** The least readable scale of a table; below it, words are broken first. */
const SMALL = 0.6;

/** A table or formula, whose lines cannot be broken. */
export type Wide = HTMLElement | MathMLElement;

// Not `instanceof`, which differs within a frame.
const isTable = (wide: Wide): wide is HTMLTableElement => 'rows' in wide;

/** The space on a page. */
export interface Room {
  /** Whether lines are vertical. */
  readonly vertical: boolean;
  /** Across the lines, in CSS pixels. */
  readonly across: number;
  /** Font size, 1 being normal. */
  readonly fontScale: number;
}

/** The length along the lines, with content that overflows the box. */
function lengthOfWide(wide: Wide, vertical: boolean): number {
  if (wide.localName !== 'math') return lengthOf(wide, vertical);
  const range = wide.ownerDocument.createRange();
  range.selectNodeContents(wide);
  const { width, height } = range.getBoundingClientRect();
  return vertical ? height : width;
}

/** The share of a formula that fits across the lines; a table continues on the next page. */
function shareAcross(wide: Wide, { vertical, across }: Room): number {
  if (wide.localName !== 'math') return 1;
  const { width, height } = wide.getBoundingClientRect();
  return across / Math.max(across, vertical ? width : height);
}

/** The space along the lines; undefined if nothing is visible. */
function roomOf(wide: Wide, vertical: boolean): number | undefined {
  const parent = wide.parentElement;
  if (parent === null) return undefined;
  const style = getComputedStyle(parent);
  const paddings = [style.paddingInlineStart, style.paddingInlineEnd].map(Number.parseFloat);
  const room = lengthOf(parent, vertical) - paddings.reduce((sum, padding) => sum + padding, 0);
  return room > 0 ? room : undefined;
}

/** The space along the lines, and the share of the length that fits. */
function measureAlong(
  wide: Wide,
  { vertical }: Room,
): { readonly room: number; readonly along: number } {
  const length = lengthOfWide(wide, vertical);
  const room = (length > 0 ? roomOf(wide, vertical) : undefined) ?? length;
  return { room, along: length > 0 ? room / length : 1 };
}

/** The elements that do not fit, with the share that does; all measured at once. */
const tooWide = (all: readonly Wide[], room: Room) =>
  all
    .map((wide) => ({ wide, ...measureAlong(wide, room), across: shareAcross(wide, room) }))
    .map((measured) => ({ ...measured, share: Math.min(measured.along, measured.across) }))
    .filter(({ share }) => share < 0.995);

/** Marks a table that may break anywhere. */
const BROKEN = 'data-leeszaal-wrap';
/** Marks a formula, or the row in it, whose terms may wrap. */
const LINES = 'data-leeszaal-lines';

/** The rules of the marks, which override the book's. */
export const WIDE_STYLES = `
[${BROKEN}] tr { break-inside: avoid !important; }
[${LINES}] { display: flex !important; flex-flow: row wrap !important; align-items: baseline; }
[${LINES}] > mo { margin-inline: 0.2em; }
${STACK_STYLES}`;

/** Elements that may hold all terms of a formula. */
const ROWS = new Set(['mrow', 'mstyle', 'semantics', 'mpadded']);

/** A formula and the nested row whose terms may wrap. */
function* rowsOf(formula: Wide): Generator<Element> {
  for (let row: Element | null = formula; row; row = row.firstElementChild) {
    yield row;
    const isWhole = row.childElementCount === 1 || row.localName === 'semantics';
    if (!isWhole || !ROWS.has(row.firstElementChild?.localName ?? '')) return;
  }
}

/**
 * Lets an element break that has far too little room: the terms of a formula wrap, the rows of a crowded
 * table become text.
 */
function breakUp(wide: Wide, room: number, fontScale: number): void {
  if (wide.namespaceURI === MATHML) {
    for (const row of rowsOf(wide)) row.setAttribute(LINES, '');
    return;
  }
  wide.setAttribute(BROKEN, '');
  if (isTable(wide) && isCrowded(wide, room / SMALL, fontScale)) stackTable(wide);
  else wide.style.setProperty('zoom', String(SMALL));
}

const zoomOf = (wide: Wide) => Number(wide.style.getPropertyValue('zoom') || 1);

/**
 * Makes wide tables and formulas fit: scaled down, then broken up or stacked, then scaled as far as
 * necessary. Overflowing content would be cut off and show up on the next page.
 */
export function fitWide(all: readonly Wide[], room: Room): void {
  for (const wide of all) {
    wide.style.removeProperty('zoom');
    wide.removeAttribute(BROKEN);
    wide.removeAttribute(STACKED);
    for (const row of wide.querySelectorAll(`[${LINES}]`)) row.removeAttribute(LINES);
    wide.removeAttribute(LINES);
  }
  const found = tooWide(all, room);
  for (const { wide, room: has, along, share } of found) {
    if (along < SMALL) breakUp(wide, has, room.fontScale);
    else wide.style.setProperty('zoom', String(share));
  }
  const still = tooWide(
    found.map(({ wide }) => wide),
    room,
  );
  for (const { wide, share } of still) {
    wide.style.setProperty('zoom', String(zoomOf(wide) * share));
  }
}
