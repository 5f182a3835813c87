import { readFile } from 'node:fs/promises';

/** The accounts: the columns of the tables. */
export const COLUMNS = [
  'no token',
  'public',
  'none',
  'anonymous',
  'user',
  'admin',
  'superadmin',
] as const;
/** One of the accounts. */
export type Column = (typeof COLUMNS)[number];

/** A row of a table: the finding of each account. */
export type Findings = Partial<Record<Column, string>>;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * Reads a table of `docs/roles.md`.
 *
 * @param corner the heading of the first column
 * @returns the findings, by the first cell without its backticks
 */
export async function readRoleTable(corner: string): Promise<ReadonlyMap<string, Findings>> {
  const document = new URL('../../../docs/roles.md', import.meta.url);
  const lines = (await readFile(document, 'utf8')).split('\n');
  const head = lines.findIndex((line) => cellsOf(line)[0] === corner);
  const [, ...columns] = cellsOf(lines[head] ?? '');
  const body = lines.slice(head + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return new Map(
    body.slice(0, end < 0 ? undefined : end).map((line) => {
      const [what = '', ...cells] = cellsOf(line);
      const row = columns.map((column, at) => [column, cells[at] ?? '']);
      return [what.replaceAll('`', ''), Object.fromEntries(row)];
    }),
  );
}

/** A table as the run prints it. */
export function printedTable(
  corner: string,
  columns: readonly Column[],
  rows: ReadonlyMap<string, Findings>,
): string {
  const line = (what: string, cells: readonly string[]) =>
    what.padEnd(44) + cells.map((cell) => cell.padEnd(16)).join('');
  return [
    line(corner, columns),
    ...[...rows].map(([what, row]) =>
      line(
        what,
        columns.map((column) => row[column] ?? ''),
      ),
    ),
  ].join('\n');
}
