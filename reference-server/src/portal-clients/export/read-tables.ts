import type { Queryable, Row } from '../../database/database.contract.ts';

/** Columns that refer to those of another table. */
export interface Reference {
  readonly to: string;
  readonly from: readonly string[];
  readonly columns: readonly string[];
}

/** A table of the database. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
  readonly references: readonly Reference[];
}

const namesOf = (numbers: string, relation: string): string =>
  `(select jsonb_agg(a.attname order by k.place)
    from unnest(${numbers}) with ordinality as k (number, place)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`;

const TABLES = `select t.relname as name,
    (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
     from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select ${namesOf('i.indkey::smallint[]', 't.oid')} from pg_index i
      where i.indrelid = t.oid and i.indisprimary), '[]') as key,
    coalesce((select jsonb_agg(jsonb_build_object('to', c.confrelid::regclass::text,
        'from', ${namesOf('c.conkey', 'c.conrelid')}, 'columns', ${namesOf('c.confkey', 'c.confrelid')})
        order by c.conname)
      from pg_constraint c where c.conrelid = t.oid and c.contype = 'f'), '[]') as "references"
  from pg_class t
  where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' order by t.relname`;

/** All tables of the database by name, as the database itself describes them. */
export function readTables(database: Queryable): Promise<Table[]> {
  return database.query<Table & Row>(TABLES, []);
}
