import { quantile, range } from '../range.ts';
import type { BenchBook } from './books/bench-book.contract.ts';
import type { Times } from './measure-times.ts';
import type { MemoryReading } from './memory/measure-memory.ts';

const table = (...columns: readonly string[]): string =>
  `\n| ${columns.join(' | ')} |\n| ${columns.map(() => '---').join(' | ')} |`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const ms = (time: number): string => `${time.toFixed(0)} ms`;
const mb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`;
const nameOf = ({ kind, name }: BenchBook): string => `${kind}, ${name}`;

/** The median with the range, and the 95th percentile. */
const spread = (values: readonly number[]): string =>
  values.length === 0 ? '–' : `${range(values, ms)}, p95 ${ms(quantile(values, 0.95))}`;

export const TIMES_HEAD = table(
  ...['Line', 'Document', 'Reader', 'First page', 'Turn', 'Turn to another chapter'],
  ...['First jump', 'Jump after 10 s'],
);

/** The times of all rounds of one reader with one document. */
export function timesRow(
  line: string,
  book: BenchBook,
  reader: string,
  times: readonly Times[],
): string {
  const all = (what: 'turns' | 'chapterTurns' | 'jumps') => times.flatMap((one) => one[what]);
  const first = times.map((one) => one.first);
  const jump = times.map((one) => one.firstJump);
  return row(
    ...[line, nameOf(book), reader, range(first, ms), spread(all('turns'))],
    ...[spread(all('chapterTurns')), range(jump, ms), spread(all('jumps'))],
  );
}

export const BYTES_HEAD = table('Document', 'Reader', 'The file', 'All pages', 'Ratio');

/** The bytes of a whole document, beside those of its file. */
export function bytesRow(book: BenchBook, reader: string, bytes: number): string {
  const file = book.bytes.length;
  const size = (value: number) => `${(value / 1e6).toFixed(2)} MB`;
  return row(nameOf(book), reader, size(file), size(bytes), (bytes / file).toFixed(2));
}

export const MEMORY_HEAD = table('Document', 'Reader', 'Before', 'Peak', 'At rest');

/** The memory of the browser's processes. */
export function memoryRow(book: BenchBook, reader: string, memory: MemoryReading): string {
  return row(nameOf(book), reader, mb(memory.before), mb(memory.peak), mb(memory.rested));
}
