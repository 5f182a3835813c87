/** Narrower than this, in the size of the letters, a column has no room for words. */
const LEAST_COLUMN = 4;
/** No table has more columns that anybody could tell apart. */
const MOST_COLUMNS = 400;
/** A longer heading would be most of what one reads. */
const LONGEST_HEADING = 60;
/** Letters of that weight head a column, whether the book calls it a heading or not. */
const HEAVY = 600;

/** Marks a table whose rows are set as text. */
export const STACKED = 'data-leeszaal-stack';
/** What stands over a cell, at the cell. */
const HEADING = 'data-leeszaal-heading';

const ROW = `:is([${STACKED}], [${STACKED}] > *) > tr`;

/** The rules of the marks; stronger than those of the book. */
export const STACK_STYLES = `
[${STACKED}], [${STACKED}] > :is(caption, thead, tbody, tfoot), ${ROW} {
  display: block !important;
  float: none !important;
  position: static !important;
  inline-size: auto !important;
  min-inline-size: 0 !important;
  block-size: auto !important;
}
[${STACKED}] > :is(col, colgroup) { display: none !important; }
${ROW} {
  padding-block: 0.4em !important;
  border-block-start: 1px solid !important;
  break-inside: auto !important;
}
${ROW} > :is(td, th) {
  display: inline-block !important;
  float: none !important;
  position: static !important;
  inline-size: auto !important;
  min-inline-size: 0 !important;
  max-inline-size: 100% !important;
  block-size: auto !important;
  margin: 0 !important;
  margin-inline-end: 1em !important;
  border: 0 !important;
  padding: 0 !important;
  vertical-align: baseline !important;
  text-align: start !important;
}
${ROW} > :empty { display: none !important; }
${ROW}:has(> td) > th { display: block !important; }
${ROW} > [${HEADING}]::before {
  content: attr(${HEADING}) '\\2002' !important;
  font-size: 0.85em !important;
  font-weight: normal !important;
  opacity: 0.75;
}
`;

type Cell = HTMLTableCellElement;

/** The cells of each row with their columns, those of rows above that reach down counted. */
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
      // One more than reach down: it is counted off at the end of this row.
      for (; column < end; column += 1) taken[column] = Math.max(1, cell.rowSpan);
    }
    yield cells;
    for (const [at, rows] of taken.entries()) taken[at] = Math.max(0, (rows ?? 0) - 1);
  }
}

const textOf = (cell: Cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Whether a cell heads what is below it: it says so, or is set in letters as heavy as that. */
function isHeading(cell: Cell): boolean {
  if (cell.localName === 'th' || cell.closest('thead')) return true;
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!/\S/.test(text.nodeValue ?? '') || !text.parentElement) continue;
    return Number(getComputedStyle(text.parentElement).fontWeight) >= HEAVY;
  }
  return true;
}

/** Writes to each cell what stands over it; a table that has no headings gets none. */
function labelCells(table: HTMLTableElement): void {
  const headings: string[] = [];
  let inHead = true;
  for (const cells of cellsOf(table)) {
    inHead &&= cells.every(([cell]) => isHeading(cell));
    // A title over the whole table says nothing of one column.
    if (inHead && cells.length === 1 && (cells[0]?.[0].colSpan ?? 1) > 1) continue;
    for (const [cell, column] of cells) {
      const text = textOf(cell);
      if (inHead) {
        // One that is too long already becomes no longer, whatever a book writes into it.
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

const labelled = new WeakSet<HTMLTableElement>();

/**
 * Whether a table has so many columns that no word would have room in one.
 *
 * @param room for it along the lines, in CSS pixels, at the smallest letters that are still read
 * @param letters size of the letters, 1 being normal
 */
export function isCrowded(table: HTMLTableElement, room: number, letters: number): boolean {
  let columns = 1;
  for (const { cells } of table.rows) {
    // A title over the whole table may count columns that there are not.
    if (cells.length === 1) continue;
    const spans = [...cells].reduce((sum, { colSpan }) => sum + colSpan, 0);
    columns = Math.max(columns, spans);
  }
  const letter = Number.parseFloat(getComputedStyle(table).fontSize) * letters;
  return room / columns < LEAST_COLUMN * letter;
}

/**
 * Sets a table as text, each row a paragraph in which a cell follows another, led by what stands over it.
 * The text of the book stays as it is, and so do places in it.
 */
export function stackTable(table: HTMLTableElement): void {
  if (!labelled.has(table)) labelCells(table);
  labelled.add(table);
  table.setAttribute(STACKED, '');
}
