import { lengthOf } from './fit-boxes.ts';

/** Smaller than this nobody likes to read a table; its words are broken first. */
const SMALL = 0.6;

/** How much of its own length a table has room for. */
function shareOf(table: HTMLTableElement, vertical: boolean): number {
  const parent = table.parentElement;
  const length = lengthOf(table, vertical);
  if (parent === null || length === 0) return 1;
  const style = getComputedStyle(parent);
  const paddings = [style.paddingInlineStart, style.paddingInlineEnd].map(Number.parseFloat);
  const room = lengthOf(parent, vertical) - paddings.reduce((sum, padding) => sum + padding, 0);
  return room > 0 ? room / length : 1;
}

/** The tables that don't fit, each with the share of it that does; measured all at once. */
const tooWide = (tables: readonly HTMLTableElement[], vertical: boolean) =>
  tables
    .map((table) => ({ table, share: shareOf(table, vertical) }))
    .filter(({ share }) => share < 0.995);

/**
 * Makes tables that are wider than a line fit into it: smaller first, then with their words broken,
 * then as small as it takes. What reaches over the edge of a page would be cut off there and show
 * again on the next one.
 *
 * @param vertical whether lines are
 */
export function fitTables(tables: readonly HTMLTableElement[], vertical: boolean): void {
  for (const { style } of tables) {
    style.removeProperty('zoom');
    style.removeProperty('overflow-wrap');
  }
  const wide = tooWide(tables, vertical);
  for (const { table, share } of wide) {
    table.style.setProperty('zoom', String(Math.max(SMALL, share)));
    if (share < SMALL) table.style.setProperty('overflow-wrap', 'anywhere', 'important');
  }
  const still = tooWide(
    wide.map(({ table }) => table),
    vertical,
  );
  for (const { table, share } of still) {
    table.style.setProperty('zoom', String(Number(table.style.getPropertyValue('zoom')) * share));
  }
}
