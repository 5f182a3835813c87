import type { Queryable } from '../database/database.contract.ts';

/** Every row of every table, as JSON text behind the table's name, in a stable order. */
export async function allRows(database: Queryable): Promise<string[]> {
  const tables = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    [],
  );
  const rows: string[] = [];
  for (const { name } of tables) {
    const found = await database.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t order by 1`,
      [],
    );
    rows.push(...found.map(({ row }) => `${name}: ${row}`));
  }
  return rows;
}
