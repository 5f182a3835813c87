/** Smaller than this nobody reads a table; its words are broken instead. */
const SMALLEST = 0.6;

/** How long the lines are that stand in the same place as the table. */
function roomFor(table: HTMLTableElement, vertical: boolean): number {
  const parent = table.parentElement;
  if (parent === null) return 0;
  const style = getComputedStyle(parent);
  const paddings = [style.paddingInlineStart, style.paddingInlineEnd].map(Number.parseFloat);
  const length = vertical ? parent.clientHeight : parent.clientWidth;
  return length - paddings.reduce((sum, padding) => sum + padding, 0);
}

/**
 * Makes tables that are wider than a line fit into it: smaller first, then with their words broken.
 * What reaches over the edge of a page would be cut off there and show again on the next one.
 *
 * @param vertical whether lines are
 */
export function fitTables(tables: readonly HTMLTableElement[], vertical: boolean): void {
  for (const table of tables) {
    table.style.removeProperty('zoom');
    table.style.removeProperty('overflow-wrap');
  }
  const scales = tables.map((table) => {
    const length = vertical ? table.offsetHeight : table.offsetWidth;
    return { table, scale: roomFor(table, vertical) / length };
  });
  for (const { table, scale } of scales) {
    if (!(scale > 0 && scale < 1)) continue;
    table.style.setProperty('zoom', String(Math.max(SMALLEST, scale)));
    if (scale < SMALLEST) table.style.setProperty('overflow-wrap', 'anywhere', 'important');
  }
}
