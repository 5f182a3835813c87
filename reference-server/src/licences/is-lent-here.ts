import type { Queryable } from '../database/database.contract.ts';

/** Whether a key belongs to a publication of the client. */
export async function isLentHere(
  database: Queryable,
  client: string,
  licenceKey: string,
): Promise<boolean> {
  const rows = await database.query(
    `select from licences
     join publications using (pub_key) join client_connections using (connection_id)
     where key = $1 and client_ref = $2 limit 1`,
    [licenceKey, client],
  );
  return rows.length > 0;
}
