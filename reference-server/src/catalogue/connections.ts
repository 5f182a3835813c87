import { type Labels, MODULE_ACTIONS, type SearchModule } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';

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

type Connection = ConnectionDetails & Row;

const OF_CLIENT = `
  select c.id, c.module, c.name, c.names, c.kind, c.actions, c.advanced_fields as "advancedFields"
  from connections c join client_connections cc on cc.connection_id = c.id
  where cc.client_ref = $1 order by cc.position, c.id`;

/** The connections of a client, in the client's order. */
export function connectionsOf(database: Queryable, client: string): Promise<Connection[]> {
  return database.query<Connection>(OF_CLIENT, [client]);
}

/** One connection of a client; undefined for another client's. */
export async function findConnection(
  database: Queryable,
  client: string,
  id: number,
): Promise<Connection | undefined> {
  return (await connectionsOf(database, client)).find((connection) => connection.id === id);
}

/** A connection in the terms of the API. */
export function toSearchModule(connection: ConnectionDetails): SearchModule {
  const { id, module, name, names, actions, advancedFields } = connection;
  return {
    connection: id,
    module,
    name,
    names,
    actions: MODULE_ACTIONS.filter((action) => actions.includes(action)),
    advancedFields: [...advancedFields],
  };
}
