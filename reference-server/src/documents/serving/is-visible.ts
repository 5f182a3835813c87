import type { Queryable } from '../../database/database.contract.ts';
import { audiencesOf, type Standing } from '../../session/audiences.ts';
import type { Session } from '../../session/session.contract.ts';

/** Whether a connection that the caller may search has a publication. */
export async function isVisible(
  database: Queryable,
  pubKey: string,
  caller: Standing & Pick<Session, 'client'>,
): Promise<boolean> {
  const found = await database.query(
    `select from publications join client_connections using (connection_id)
     where pub_key = $1 and client_ref = $2 and searched_by = any($3) limit 1`,
    [pubKey, caller.client, audiencesOf(caller)],
  );
  return found.length > 0;
}
