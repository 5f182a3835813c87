import type { ConnectionAccess, LibraryConnection } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';

const CONNECTION = 'c.id, c.name, c.names, cc.searched_by as "searchedBy", cc.read_by as "readBy"';

/** The connections of a client with what needs signing in there, in the client's order. */
export function listConnections(database: Queryable, client: string): Promise<LibraryConnection[]> {
  return database.query<LibraryConnection & Row>(
    `select ${CONNECTION} from client_connections cc join connections c on c.id = cc.connection_id
     where cc.client_ref = $1 order by cc.position, c.id`,
    [client],
  );
}

/**
 * Sets what needs signing in at a connection of a client; other clients with the same connection keep their settings.
 *
 * @returns the changed connection; undefined when the client has no such connection
 */
export async function setConnectionAccess(
  database: Queryable,
  client: string,
  id: number,
  { searchedBy, readBy }: ConnectionAccess,
): Promise<LibraryConnection | undefined> {
  const [changed] = await database.query<LibraryConnection & Row>(
    `update client_connections cc set searched_by = $3, read_by = $4
     from connections c
     where c.id = cc.connection_id and cc.client_ref = $1 and c.id::bigint = $2::bigint
     returning ${CONNECTION}`,
    [client, id, searchedBy, readBy],
  );
  return changed;
}
