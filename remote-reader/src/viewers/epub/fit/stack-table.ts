import { important } from '../css/important.ts';

/** Least width of a column, as a multiple of the font size. */
const LEAST_COLUMN = 4;
/** A limit for broken books. */
const MOST_COLUMNS = 400;
/** In characters; longer headings would dominate the text. */
const LONGEST_HEADING = 60;
/** The least font weight of a heading that is not marked as one. */
const HEAVY = 600;

/** Marks a table whose rows are set as text. */
export const STACKED = 'data-leeszaal-stack';
/** The heading of a cell. */
const HEADING = 'data-leeszaal-heading';

/** Marks a table whose cells have their headings. */
const LABELLED = 'data-leeszaal-labelled';

const ROW = `:is([${STACKED}], [${STACKED}] > *) > tr`;

/** The rules of the marks, which override the book's. */
export const STACK_STYLES = [
  important(
    `[${STACKED}], [${STACKED}] > :is(caption, thead, tbody, tfoot), ${ROW}`,
    `display: block; float: none; position: static; inline-size: auto; min-inline-size: 0;
    block-size: auto`,
  ),
  important(`[${STACKED}] > :is(col, colgroup)`, 'display: none'),
  important(ROW, 'padding-block: 0.4em; border-block-start: 1px solid; break-inside: auto'),
  important(
    `${ROW} > :is(td, th)`,
    `display: inline-block; float: none; position: static; inline-size: auto; min-inline-size: 0;
    max-inline-size: 100%; block-size: auto; margin: 0; margin-inline-end: 1em; border: 0; padding: 0;
    vertical-align: baseline; text-align: start`,
  ),
  important(`${ROW} > :empty`, 'display: none'),
  important(`${ROW}:has(> td) > th`, 'display: block'),
  important(
    `${ROW} > [${HEADING}]::before`,
    `content: attr(${HEADING}) '\\2002'; font-size: 0.85em; font-weight: normal`,
  ),
  `${ROW} > [${HEADING}]::before { opacity: 0.75; }\n`,
].join('');

type Cell = HTMLTableCellElement;

/** The cells of each row with their columns; spanning cells of rows above count. */
function* cellsOf(table: HTMLTableElement): Generator<readonly (readonly [Cell, number])[]> {
  const taken: number[] = [];
  for (const row of table.rows) {
    const cells: (readonly [Cell, number])[] = [];
    let column = 0;
    for (const cell of row.cells) {
      while ((taken[column] ?? 0) > 0 && column < MOST_COLUMNS) column += 1;
      if (column >= MOST_COLUMNS) break;
      cells.push([cell, column]);
      const end = Math.min(MOST_COLUMNS, column + cell.colSpan);
      // One more than span down: it is subtracted at the end of this row.
      for (; column < end; column += 1) taken[column] = Math.max(1, cell.rowSpan);
    }
    yield cells;
    for (const [at, rows] of taken.entries()) taken[at] = Math.max(0, (rows ?? 0) - 1);
  }
}

const textOf = (cell: Cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Whether a cell is a heading, by its element or the weight of its text. */
function isHeading(cell: Cell): boolean {
  if (cell.localName === 'th' || cell.closest('thead')) return true;
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!/\S/.test(text.nodeValue ?? '') || !text.parentElement) continue;
    return Number(getComputedStyle(text.parentElement).fontWeight) >= HEAVY;
  }
  return true;
}

/** Writes the heading of each cell into an attribute. */
function labelCells(table: HTMLTableElement): void {
  const headings: string[] = [];
  let inHead = true;
  for (const cells of cellsOf(table)) {
    inHead &&= cells.every(([cell]) => isHeading(cell));
    // A title that spans the table heads no column.
    if (inHead && cells.length === 1 && (cells[0]?.[0].colSpan ?? 1) > 1) continue;
    for (const [cell, column] of cells) {
      const text = textOf(cell);
      if (inHead) {
        // Bounds the headings, however long the book's are.
        const said = text.slice(0, LONGEST_HEADING + 1);
        for (let at = column; at < column + cell.colSpan && at < MOST_COLUMNS; at += 1) {
          const above = headings[at] ?? '';
          if (above.length <= LONGEST_HEADING) headings[at] = `${above} ${said}`.trim();
        }
      } else if (cell.localName === 'td' && cell.colSpan === 1) {
        const isEmpty = text === '' && cell.childElementCount === 0;
        const heading = headings[column] ?? '';
        if (!isEmpty && heading !== '' && heading.length <= LONGEST_HEADING)
          cell.setAttribute(HEADING, heading);
      }
    }
  }
}

/**
 * Whether the columns of a table are too narrow for words.
 *
 * @param room along the lines, in CSS pixels, at the least readable scale
 * @param fontScale font size, 1 being normal
 */
export function isCrowded(table: HTMLTableElement, room: number, fontScale: number): boolean {
  let columns = 1;
  for (const { cells } of table.rows) {
    // A title that spans the table may count columns that do not exist.
    if (cells.length === 1) continue;
    const spans = [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0);
    columns = Math.max(columns, spans);
  }
  const letter = Number.parseFloat(getComputedStyle(table).fontSize) * fontScale;
  return room / columns < LEAST_COLUMN * letter;
}

/**
 * Sets a table as text: each row is a paragraph of cells with their headings. The text itself does not
 * change, so places in it stay valid.
 */
export function stackTable(table: HTMLTableElement): void {
  if (!table.hasAttribute(LABELLED)) labelCells(table);
  table.setAttribute(LABELLED, '');
  table.setAttribute(STACKED, '');
}
