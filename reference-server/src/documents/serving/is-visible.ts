import type { Queryable } from '../../database/database.contract.ts';

/** Whether a connection of a client has a publication. */
export async function isVisible(
  database: Queryable,
  pubKey: string,
  client: string,
): Promise<boolean> {
  const found = await database.query(
    `select from publications join client_connections using (connection_id)
     where pub_key = $1 and client_ref = $2 limit 1`,
    [pubKey, client],
  );
  return found.length > 0;
}
