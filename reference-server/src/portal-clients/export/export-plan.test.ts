import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '../../database/database.contract.ts';
import { createMigratedDatabase } from '../../testing/postgres/migrated-database.ts';
import { exportedColumns, planExport } from './export-plan.ts';
import { LEFT_OUT_COLUMNS, LEFT_OUT_TABLES } from './left-out.constant.ts';
import { readTables, type Table } from './read-tables.ts';

/** Names that secrets have. */
const SECRET = /secret|hash|token|key|password|handle|proof|code|salt/;
/** Columns with such names that are no secrets. */
const PUBLIC = [
  'appearances.doc_key',
  'appearances.pub_key',
  // Names a stored file, by its content.
  'appearances.file_sha256',
  'ended_loans.pub_key',
  'licences.pub_key',
  'publications.pub_key',
  'reading_places.doc_key',
  'waiting_places.pub_key',
];

describe('the export of a client', () => {
  let database: Database;
  let tables: Table[];
  beforeAll(async () => {
    database = await createMigratedDatabase();
    tables = await readTables(database);
  });
  afterAll(() => database.close());

  it('has each column of each table, or leaves it out by name [S2.148]', async () => {
    const columns = await database.query<{ name: string }>(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
      [],
    );
    const exported = planExport(tables).flatMap(({ table }) =>
      exportedColumns(table).map(({ name }) => `${table.name}.${name}`),
    );
    const isLeftOut = (name: string) =>
      LEFT_OUT_COLUMNS.includes(name) || (name.split('.')[0] ?? '') in LEFT_OUT_TABLES;
    const names = columns.map(({ name }) => name);
    expect(names.filter((name) => exported.includes(name) === isLeftOut(name))).toEqual([]);
    expect(LEFT_OUT_COLUMNS.filter((name) => !names.includes(name))).toEqual([]);
    const known = tables.map(({ name }) => name);
    expect(Object.keys(LEFT_OUT_TABLES).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('has no column that may be a secret, unless it is known to be none [S2.148]', () => {
    const suspicious = planExport(tables).flatMap(({ table }) =>
      exportedColumns(table)
        .map(({ name }) => `${table.name}.${name}`)
        .filter((name) => SECRET.test(name.split('.')[1] ?? '') && !PUBLIC.includes(name)),
    );
    expect(suspicious).toEqual([]);
  });

  it('finds the rows of a later table by the way that is nearest to the client', () => {
    const column = (name: string) => ({ name, type: 'text' });
    const later: Table[] = [
      ...tables,
      { name: 'a_texts', columns: [column('client_ref')], key: ['client_ref'], references: [] },
      {
        ...{ name: 'b_lines', columns: [column('text'), column('user_id')], key: ['text'] },
        references: [
          { to: 'users', from: ['user_id'], columns: ['id'] },
          { to: 'c_parts', from: ['text'], columns: ['text'] },
        ],
      },
      {
        ...{ name: 'c_parts', columns: [column('text')], key: ['text'] },
        references: [{ to: 'a_texts', from: ['text'], columns: ['client_ref'] }],
      },
    ];
    const conditionOf = (name: string) =>
      planExport(later)
        .find(({ table }) => table.name === name)
        ?.isOfClient('t');
    expect(conditionOf('a_texts')).toBe('t.client_ref = $1');
    expect(conditionOf('b_lines')).toContain('from c_parts');
    expect(conditionOf('second_factors')).toContain('from users');
  });
});
