import { LEFT_OUT_COLUMNS, LEFT_OUT_TABLES } from './left-out.constant.ts';
import type { Reference, Table } from './read-tables.ts';

/** SQL: whether a row of a table, named by its alias, is of the client `$1`. */
type Condition = (row: string) => string;

/** Which rows of a table an export has. */
export interface ExportedTable {
  readonly table: Table;
  readonly isOfClient: Condition;
}

/** How far a table is from the client: the nearest of several ways to it counts. */
interface Found extends ExportedTable {
  readonly distance: number;
}

/** Farther than any chain of references: what belongs to a person may be of another client of the person. */
const BY_PERSON = 100;

const isUsed = (connection: string, by: '= $1' | '<> $1'): string =>
  `exists (select from client_connections cc
   where cc.connection_id = ${connection} and cc.client_ref ${by})`;
/** Records of connections of the client alone. */
const isOwnRecord = (record: string): string => {
  const connection = `${record}.connection_id`;
  return `${isUsed(connection, '= $1')} and not ${isUsed(connection, '<> $1')}`;
};

/** Tables that belong to a client in another way than by a column. */
const SPECIAL: Readonly<Record<string, Condition>> = {
  clients: (row) => `${row}.ref = $1`,
  users: (row) =>
    `exists (select from user_clients m where m.user_id = ${row}.id and m.client_ref = $1)`,
  connections: (row) => isUsed(`${row}.id`, '= $1'),
  publications: isOwnRecord,
  appearances: (row) =>
    `exists (select from publications p where p.pub_key = ${row}.pub_key and ${isOwnRecord('p')})`,
};

const CLIENT_COLUMN = 'client_ref';

function directly(table: Table): Found | undefined {
  const special = SPECIAL[table.name];
  if (special !== undefined) {
    return { table, isOfClient: special, distance: table.name === 'users' ? BY_PERSON : 0 };
  }
  const hasColumn = table.columns.some(({ name }) => name === CLIENT_COLUMN);
  const isOfClient: Condition = (row) => `${row}.${CLIENT_COLUMN} = $1`;
  return hasColumn ? { table, isOfClient, distance: 0 } : undefined;
}

function through(table: Table, { from, columns }: Reference, owner: Found): Found {
  const isOfClient: Condition = (row) => {
    const alias = `${row}_of`;
    const joined = columns.map((column, at) => `${alias}.${column} = ${row}.${from[at]}`);
    return `exists (select from ${owner.table.name} ${alias}
      where ${[...joined, owner.isOfClient(alias)].join(' and ')})`;
  };
  return { table, isOfClient, distance: owner.distance + 1 };
}

function nearest(table: Table, found: ReadonlyMap<string, Found>): Found | undefined {
  const ways = table.references.flatMap((reference) => {
    const owner = found.get(reference.to);
    return owner === undefined ? [] : [through(table, reference, owner)];
  });
  return ways.reduce<Found | undefined>(
    (best, way) => (best === undefined || way.distance < best.distance ? way : best),
    undefined,
  );
}

/**
 * The tables with data of a client: those with a column for it, those that refer to their rows, and so on. A later
 * table is among them by itself. Tables of the portal, and those that are left out, are not.
 */
export function planExport(tables: readonly Table[]): ExportedTable[] {
  const wanted = tables.filter(({ name }) => !(name in LEFT_OUT_TABLES));
  const found = new Map<string, Found>();
  for (const table of wanted) {
    const direct = directly(table);
    if (direct !== undefined) found.set(table.name, direct);
  }
  for (;;) {
    const missing = wanted.filter(({ name }) => !found.has(name));
    const next = missing.flatMap((table) => nearest(table, found) ?? []);
    if (next.length === 0) break;
    const least = Math.min(...next.map(({ distance }) => distance));
    for (const each of next) if (each.distance === least) found.set(each.table.name, each);
  }
  return [...found.values()].sort((a, b) => (a.table.name < b.table.name ? -1 : 1));
}

/** The columns of a table that an export has. */
export const exportedColumns = ({ name, columns }: Table): Table['columns'] =>
  columns.filter((column) => !LEFT_OUT_COLUMNS.includes(`${name}.${column.name}`));
