import { MATHML } from '../sanitise/namespaces.ts';
import { lengthOf } from './fit-boxes.ts';
import { isCrowded, STACK_STYLES, STACKED, stackTable } from './stack-table.ts';

/** Smaller than this nobody likes to read a table; its words are broken first. */
const SMALL = 0.6;

/** What can't be broken over lines: a table, a formula. */
export type Wide = HTMLElement | MathMLElement;

// Told by what it has: in its frame it is of another window's classes.
const isTable = (wide: Wide): wide is HTMLTableElement => 'rows' in wide;

/** The page that they are to fit into. */
export interface Room {
  /** Whether lines are. */
  readonly vertical: boolean;
  /** How much room there is across the lines, in CSS pixels. */
  readonly across: number;
  /** Size of the letters, 1 being normal. */
  readonly letters: number;
}

/** How long a thing is along the lines, with whatever reaches beyond its box. */
function lengthOfWide(wide: Wide, vertical: boolean): number {
  if (wide.localName !== 'math') return lengthOf(wide, vertical);
  const range = wide.ownerDocument.createRange();
  range.selectNodeContents(wide);
  const { width, height } = range.getBoundingClientRect();
  return vertical ? height : width;
}

/** How much of a formula there is room for across the lines; a table goes on on the next page. */
function shareAcross(wide: Wide, { vertical, across }: Room): number {
  if (wide.localName !== 'math') return 1;
  const { width, height } = wide.getBoundingClientRect();
  return across / Math.max(across, vertical ? width : height);
}

/** How much room a thing has along the lines; undefined where nothing of it shows. */
function roomOf(wide: Wide, vertical: boolean): number | undefined {
  const parent = wide.parentElement;
  if (parent === null) return undefined;
  const style = getComputedStyle(parent);
  const paddings = [style.paddingInlineStart, style.paddingInlineEnd].map(Number.parseFloat);
  const room = lengthOf(parent, vertical) - paddings.reduce((sum, padding) => sum + padding, 0);
  return room > 0 ? room : undefined;
}

/** What of its own length a thing has room for. */
function measureAlong(
  wide: Wide,
  { vertical }: Room,
): { readonly room: number; readonly along: number } {
  const length = lengthOfWide(wide, vertical);
  const room = (length > 0 ? roomOf(wide, vertical) : undefined) ?? length;
  return { room, along: length > 0 ? room / length : 1 };
}

/** Those that don't fit, each with the share of it that does; measured all at once. */
const tooWide = (all: readonly Wide[], room: Room) =>
  all
    .map((wide) => ({ wide, ...measureAlong(wide, room), across: shareAcross(wide, room) }))
    .map((measured) => ({ ...measured, share: Math.min(measured.along, measured.across) }))
    .filter(({ share }) => share < 0.995);

/** Marks what is to break wherever it can. */
const BROKEN = 'data-leeszaal-wrap';
/** Marks a formula, and the row in it, whose terms go on on the next line. */
const LINES = 'data-leeszaal-lines';

/** The rules of the marks; stronger than those of the book. */
export const WIDE_STYLES = `
[${BROKEN}] tr { break-inside: avoid !important; }
[${LINES}] { display: flex !important; flex-flow: row wrap !important; align-items: baseline; }
[${LINES}] > mo { margin-inline: 0.2em; }
${STACK_STYLES}`;

/** What a formula may hold all of its terms in. */
const ROWS = new Set(['mrow', 'mstyle', 'semantics', 'mpadded']);

/** A formula, and within it the row whose terms may stand on several lines. */
function* rowsOf(formula: Wide): Generator<Element> {
  for (let row: Element | null = formula; row; row = row.firstElementChild) {
    yield row;
    const isWhole = row.childElementCount === 1 || row.localName === 'semantics';
    if (!isWhole || !ROWS.has(row.firstElementChild?.localName ?? '')) return;
  }
}

/**
 * Lets what has far less room than it needs break where it can. A formula may then be as large as it was,
 * and so may a table whose rows become text.
 */
function breakUp(wide: Wide, room: number, letters: number): void {
  if (wide.namespaceURI === MATHML) {
    for (const row of rowsOf(wide)) row.setAttribute(LINES, '');
    return;
  }
  wide.setAttribute(BROKEN, '');
  if (isTable(wide) && isCrowded(wide, room / SMALL, letters)) stackTable(wide);
  else wide.style.setProperty('zoom', String(SMALL));
}

const zoomOf = (wide: Wide) => Number(wide.style.getPropertyValue('zoom') || 1);

/**
 * Makes tables and formulas that are wider than a line fit into it: smaller first, then with their
 * lines and words broken, or their rows set as text where there are too many columns for words, then as
 * small as it takes. What reaches over the edge of a page would be cut
 * off there and show again on the next one.
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
    if (along < SMALL) breakUp(wide, has, room.letters);
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
