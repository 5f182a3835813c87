import { parseSpans } from '../markup/parse-spans.ts';
import type { Flow } from './flow.ts';
import { breakLines, type Line } from './line-breaking.ts';
import { INK } from './page-draft.ts';
import { type TextStyle, toBoxes, type Word } from './words.ts';

/** A column of a table. */
export interface TableColumn {
  readonly title: string;
  /** A share of the width. */
  readonly share: number;
  readonly align?: 'left' | 'right' | 'centre';
}

/** A table: cells hold running text in the markup of the books. */
export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly text: TextStyle;
  readonly head: TextStyle;
  readonly leading: number;
  /** A little space after every so many rows helps the eye along. */
  readonly groups?: number;
  /** Shades every other row. */
  readonly shaded?: boolean;
}

interface Cell {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right' | 'centre';
  readonly lines: readonly Line<Word>[];
}

const GAP = 6;

function lineWidth(line: Line<Word>): number {
  return line.boxes.reduce(
    (sum, box, index) => sum + box.width + (index < line.boxes.length - 1 ? box.space : 0),
    0,
  );
}

function cellsOf(table: Table, texts: readonly string[], style: TextStyle, width: number): Cell[] {
  const shares = table.columns.reduce((sum, column) => sum + column.share, 0);
  const inner = width - GAP * (table.columns.length - 1);
  let x = 0;
  return table.columns.map((column, index) => {
    const own = (inner * column.share) / shares;
    const lines = breakLines(toBoxes(parseSpans(texts[index] ?? ''), style), () => own, false);
    const cell = { x, width: own, align: column.align ?? 'left', lines };
    x += own + GAP;
    return cell;
  });
}

function drawRow(flow: Flow, cells: readonly Cell[], leading: number): void {
  const height = Math.max(1, ...cells.map((cell) => cell.lines.length)) * leading;
  for (const cell of cells) {
    for (const [index, line] of cell.lines.entries()) {
      const free = cell.width - lineWidth(line);
      const shift = cell.align === 'left' ? 0 : cell.align === 'right' ? free : free / 2;
      flow.page.line(line, flow.x + cell.x + shift, flow.y - leading * (index + 0.74));
    }
    flow.page.words.push(' ');
  }
  flow.sink(height);
}

/** Sets a table; its head is repeated on every page it reaches. */
export function setTable(flow: Flow, table: Table): void {
  const { leading } = table;
  const head = cellsOf(
    table,
    table.columns.map((column) => column.title),
    table.head,
    flow.width,
  );
  const headLines = Math.max(...head.map((cell) => cell.lines.length));
  const rule = (thickness: number, ink = INK.black): void =>
    flow.page.rule(flow.x, flow.y, flow.x + flow.width, flow.y, thickness, ink);
  const drawHead = (): void => {
    rule(0.7);
    flow.sink(2.5);
    drawRow(flow, head, leading);
    flow.sink(1.5);
    rule(0.35);
    flow.sink(2.5);
  };
  flow.reserve(leading * (headLines + 4) + 8);
  drawHead();
  for (const [index, row] of table.rows.entries()) {
    const cells = cellsOf(table, row, table.text, flow.width);
    const height = Math.max(1, ...cells.map((cell) => cell.lines.length)) * leading;
    if (!flow.fits(height + 3)) {
      rule(0.35);
      flow.nextColumn();
      drawHead();
    }
    if (table.shaded && index % 2 === 1) {
      flow.page.fill(flow.x - 2, flow.y - height - 0.6, flow.width + 4, height, INK.tint);
    }
    drawRow(flow, cells, leading);
    if (table.groups !== undefined && (index + 1) % table.groups === 0) flow.skip(leading * 0.35);
  }
  flow.sink(1);
  rule(0.7);
  flow.sink(leading * 0.8);
}
