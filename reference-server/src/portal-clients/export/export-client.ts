import type { Queryable } from '../../database/database.contract.ts';
import { type ExportedTable, exportedColumns, planExport } from './export-plan.ts';
import { readTables, type Table } from './read-tables.ts';

/** Rows of one statement, and in memory at once. */
const ROWS_AT_ONCE = 200;

interface ExportedRow extends Readonly<Record<string, unknown>> {
  /** JSON. */
  readonly row: string;
  /** JSON of the primary key. */
  readonly key: string;
}

const objectOf = (columns: Table['columns']): string =>
  `jsonb_build_object(${columns.map(({ name, type }) => `'${name}', ${type === 'bytea' ? `translate(encode(t.${name}, 'base64'), E'\\n', '')` : `t.${name}`}`).join(', ')})::text`;

/** The statement of a page of rows; `$2` is the key of the row before, unless it is the first page. */
function pageOf({ table, isOfClient }: ExportedTable, isFirst: boolean): string {
  const { name, key, columns } = table;
  if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
  const own = (alias: string) => key.map((column) => `${alias}.${column}`).join(', ');
  const after = isFirst
    ? ''
    : `and (${own('t')}) > (select ${own('last')} from jsonb_populate_record(null::${name}, $2::jsonb) as last)`;
  const keyColumns = columns.filter((column) => key.includes(column.name));
  return `select ${objectOf(exportedColumns(table))} as row, ${objectOf(keyColumns)} as key
    from ${name} t where ${isOfClient('t')} ${after} order by ${own('t')} limit ${ROWS_AT_ONCE}`;
}

async function* rowsOf(
  database: Queryable,
  exported: ExportedTable,
  client: string,
): AsyncGenerator<string> {
  let last: string | undefined;
  for (;;) {
    const statement = pageOf(exported, last === undefined);
    const rows = await database.query<ExportedRow>(
      statement,
      last === undefined ? [client] : [client, last],
    );
    for (const { row } of rows) yield row;
    last = rows.at(-1)?.key;
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/**
 * All that a client has, as the text of a JSON object: the rows of each table, under its name, with the names of its
 * columns; bytes are in base64. Secrets are left out, and what is read from documents. The text comes in parts, so
 * that a large library is never in memory as a whole.
 *
 * @param onRead called when all is read, before the last part
 */
export async function* exportClient(
  database: Queryable,
  client: string,
  onRead: () => Promise<void>,
): AsyncGenerator<string> {
  yield `{"client":${JSON.stringify(client)},"tables":{`;
  let separator = '\n';
  for (const exported of planExport(await readTables(database))) {
    yield `${separator}${JSON.stringify(exported.table.name)}:[`;
    let comma = '\n';
    for await (const row of rowsOf(database, exported, client)) {
      yield comma + row;
      comma = ',\n';
    }
    yield ']';
    separator = ',\n';
  }
  await onRead();
  yield '\n}}\n';
}
