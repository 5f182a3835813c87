import * as v from 'valibot';
import type { BookSetter, Directive } from '../pdf/book-setter.ts';
import { readData } from '../read-data.ts';

const tableSchema = v.strictObject({
  columns: v.array(
    v.strictObject({
      title: v.string(),
      share: v.number(),
      align: v.exactOptional(v.picklist(['left', 'right', 'centre'])),
    }),
  ),
  rows: v.array(v.array(v.string())),
  groups: v.exactOptional(v.number()),
});

/** A table whose cells are known text. */
export type WrittenTable = v.InferOutput<typeof tableSchema>;

/** Reads the `tables.json` beside a module, as directives that set each table by its name. */
export function readTables(
  base: string,
  set: (setter: BookSetter, table: WrittenTable) => void,
): Readonly<Record<string, Directive>> {
  const tables = readData(new URL('tables.json', base), v.record(v.string(), tableSchema));
  return Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, (setter) => set(setter, table)]),
  );
}
