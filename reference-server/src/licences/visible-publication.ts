import type { Queryable } from '../database/database.contract.ts';
import { notFound } from '../errors/http-error.ts';
import { FOR_SALE_SQL } from './for-sale-sql.ts';

/** @throws 404 unless the client has the publication, has bought it if it is for sale, and it has a document */
export async function requirePublication(
  database: Queryable,
  client: string,
  pubKey: string,
): Promise<void> {
  const rows = await database.query(
    `select p.pub_key from publications p
     join client_connections cc on cc.connection_id = p.connection_id and cc.client_ref = $1
     join connections c on c.id = p.connection_id
     left join client_licences l on l.client_ref = $1
       and l.connection_id = p.connection_id and l.publication_id = p.id
     where p.pub_key = $2 and not ${FOR_SALE_SQL}
       and exists (select from appearances a where a.pub_key = p.pub_key) limit 1`,
    [client, pubKey],
  );
  if (rows.length === 0) throw notFound('Publication not found');
}
