import type { BookSetter } from '../../../pdf/book-setter.ts';
import { setTable, type Table, type TableColumn } from '../../../pdf/table.ts';
import type { TextStyle } from '../../../pdf/words.ts';

/** The two styles that the handbook's tables are set in. */
export interface TableLooks {
  readonly table: TextStyle;
  readonly sans: TextStyle;
}

/** The table styles that go with a book's own. */
export function looks(setter: BookSetter): TableLooks {
  const { small } = setter.style;
  const table: TextStyle = { ...small.text, size: 9, forms: 'table' };
  return { table, sans: { ...table, forms: 'smallCaps', tracking: 50, size: 8.4 } };
}

/** Sets a table in the handbook's looks. */
export function bookTable(
  setter: BookSetter,
  table: Omit<Table, 'text' | 'head' | 'leading'> & { readonly leading?: number },
): void {
  const { table: text } = looks(setter);
  setter.flow.skip(4);
  setTable(setter.flow, {
    leading: 11.6,
    ...table,
    text,
    head: { ...text, roman: text.italic },
  });
}

/**
 * Columns of equal width, set to the right.
 *
 * @param options `first` and `share`: the widths of the first column and of the others; `left`: how
 *   many columns are set to the left
 */
export const columnsOf = (
  titles: readonly string[],
  { first = 1, share = 1, left = 1 } = {},
): TableColumn[] =>
  titles.map((title, at) => ({
    title,
    share: at === 0 ? first : share,
    align: at < left ? 'left' : 'right',
  }));
