/** The callers, which are the columns of the table. */
export const CALLERS = [
  'no token',
  'no access',
  'none',
  'anonymous',
  'public',
  'embed',
  'user',
  'admin',
  'superadmin',
  'elsewhere',
] as const;
/** A caller. */
export type Caller = (typeof CALLERS)[number];

/** The result of each caller. */
export type AccessRow = Readonly<Record<Caller, string>>;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * Reads the table that begins with the column `Call` from a document.
 *
 * @returns what each caller gets, by the call's label without its backticks
 */
export function readAccessTable(markdown: string): ReadonlyMap<string, AccessRow> {
  const lines = markdown.split('\n');
  const head = lines.findIndex((line) => cellsOf(line)[0] === 'Call');
  const [, ...columns] = cellsOf(lines[head] ?? '');
  const body = lines.slice(head + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return new Map(
    body.slice(0, end < 0 ? undefined : end).map((line) => {
      const [label = '', ...cells] = cellsOf(line);
      const row = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
      return [label.replaceAll('`', ''), row as unknown as AccessRow];
    }),
  );
}

/** One line of the table as the run prints it. */
export function printedLine(label: string, cells: readonly string[]): string {
  return label.padEnd(68) + cells.map((cell) => cell.padEnd(11)).join('');
}
