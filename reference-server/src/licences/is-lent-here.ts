import type { Queryable } from '../database/database.contract.ts';
import { audiencesOf } from '../session/audiences.ts';
import type { WantedBy } from './readable-publication.ts';

/** Whether a key belongs to a publication of the caller's client that the caller may read now. */
export async function isLentHere(
  database: Queryable,
  caller: WantedBy,
  licenceKey: string,
): Promise<boolean> {
  const rows = await database.query(
    `select from licences
     join publications using (pub_key) join client_connections c using (connection_id)
     where key = $1 and c.client_ref = $2 and searched_by = any($3) and read_by = any($3) limit 1`,
    [licenceKey, caller.client, audiencesOf(caller)],
  );
  return rows.length > 0;
}
