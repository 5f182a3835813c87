import {
  type Labels,
  MODULE_ACTIONS,
  type ModuleAction,
  type ReadBy,
  type SearchModule,
} from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../../database/database.contract.ts';
import { audiencesOf, isVisitor, type Standing } from '../../session/audiences.ts';
import type { Session } from '../../session/session.contract.ts';

/** A search module. */
export interface ConnectionDetails {
  readonly id: number;
  readonly module: number;
  readonly name: string;
  readonly names: Labels;
  readonly kind: 'metadata' | 'fulltext' | 'shop';
  readonly actions: readonly string[];
  readonly advancedFields: readonly string[];
}

type Connection = ConnectionDetails & { readonly readBy: ReadBy } & Row;

/** The caller who searches. */
export type SearchingCaller = Standing & Pick<Session, 'client'>;

const OF_CLIENT = `
  select c.id, c.module, c.name, c.names, c.kind, c.actions, c.advanced_fields as "advancedFields",
    cc.read_by as "readBy"
  from connections c join client_connections cc on cc.connection_id = c.id
  where cc.client_ref = $1 and cc.searched_by = any($2) order by cc.position, c.id`;

/** The connections that the caller may search, in the client's order. */
export function connectionsOf(database: Queryable, caller: SearchingCaller): Promise<Connection[]> {
  return database.query<Connection>(OF_CLIENT, [caller.client, audiencesOf(caller)]);
}

/** One connection that the caller may search; undefined for any other, also another client's. */
export async function findConnection(
  database: Queryable,
  caller: SearchingCaller,
  id: number,
): Promise<Connection | undefined> {
  return (await connectionsOf(database, caller)).find((connection) => connection.id === id);
}

/** Whether a connection of the client is for people with an account, so that a visitor does not find it. */
export async function wantsSignIn(
  database: Queryable,
  client: string,
  connection: number,
): Promise<boolean> {
  const rows = await database.query(
    `select 1 from client_connections
     where client_ref = $1 and connection_id = $2::bigint and searched_by <> 'anyone'`,
    [client, connection],
  );
  return rows.length > 0;
}

/** Whether *Read* is offered: to all who may read, and to visitors, who can sign in. */
function offersReading({ readBy }: Connection, caller: Standing): boolean {
  return isVisitor(caller) || audiencesOf(caller).includes(readBy);
}

/** A connection in the terms of the API, with the actions that it offers to the caller. */
export function toSearchModule(connection: Connection, caller: Standing): SearchModule {
  const { id, module, name, names, actions, advancedFields } = connection;
  const isOffered = (action: ModuleAction) =>
    actions.includes(action) && (action !== 'read' || offersReading(connection, caller));
  return {
    connection: id,
    module,
    name,
    names,
    actions: MODULE_ACTIONS.filter(isOffered),
    advancedFields: [...advancedFields],
  };
}
