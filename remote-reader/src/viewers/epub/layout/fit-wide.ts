import { lengthOf } from './fit-boxes.ts';

/** Smaller than this nobody likes to read a table; its words are broken first. */
const SMALL = 0.6;

/** What can't be broken over lines: a table, a formula. */
export type Wide = HTMLElement | MathMLElement;

/** How long a thing is along the lines, with whatever reaches beyond its box. */
function lengthOfWide(wide: Wide, vertical: boolean): number {
  if (wide.localName !== 'math') return lengthOf(wide, vertical);
  const range = wide.ownerDocument.createRange();
  range.selectNodeContents(wide);
  const { width, height } = range.getBoundingClientRect();
  return vertical ? height : width;
}

/** How much of its own length a thing has room for. */
function shareOf(wide: Wide, vertical: boolean): number {
  const parent = wide.parentElement;
  const length = lengthOfWide(wide, vertical);
  if (parent === null || length === 0) return 1;
  const style = getComputedStyle(parent);
  const paddings = [style.paddingInlineStart, style.paddingInlineEnd].map(Number.parseFloat);
  const room = lengthOf(parent, vertical) - paddings.reduce((sum, padding) => sum + padding, 0);
  return room > 0 ? room / length : 1;
}

/** Those that don't fit, each with the share of it that does; measured all at once. */
const tooWide = (all: readonly Wide[], vertical: boolean) =>
  all
    .map((wide) => ({ wide, share: shareOf(wide, vertical) }))
    .filter(({ share }) => share < 0.995);

/** Marks what is to break wherever it can. */
const BROKEN = 'data-leeszaal-wrap';

/**
 * Makes tables and formulas that are wider than a line fit into it: smaller first, then with their
 * lines and words broken, then as small as it takes. What reaches over the edge of a page would be cut
 * off there and show again on the next one.
 *
 * @param vertical whether lines are
 */
export function fitWide(all: readonly Wide[], vertical: boolean): void {
  for (const wide of all) {
    wide.style.removeProperty('zoom');
    wide.removeAttribute(BROKEN);
  }
  const found = tooWide(all, vertical);
  for (const { wide, share } of found) {
    wide.style.setProperty('zoom', String(Math.max(SMALL, share)));
    if (share < SMALL) wide.setAttribute(BROKEN, '');
  }
  const still = tooWide(
    found.map(({ wide }) => wide),
    vertical,
  );
  for (const { wide, share } of still) {
    wide.style.setProperty('zoom', String(Number(wide.style.getPropertyValue('zoom')) * share));
  }
}
