import { notFound } from '../app/http-error.ts';
import type { Queryable } from '../database/database.contract.ts';

const READABLE_AT = `
  from publications p
  join client_connections cc on cc.connection_id = p.connection_id and cc.client_ref = $1`;

/** Throws 404 unless the client has the publication and there is something to read of it. */
export async function requirePublication(
  database: Queryable,
  client: string,
  pubKey: string,
): Promise<void> {
  const rows = await database.query(
    `select p.pub_key ${READABLE_AT} where p.pub_key = $2
       and exists (select from appearances a where a.pub_key = p.pub_key) limit 1`,
    [client, pubKey],
  );
  if (rows.length === 0) throw notFound('Publication not found');
}

/** Throws 404 unless the client has the publication that the document is a form of. */
export async function requireDocument(
  database: Queryable,
  client: string,
  docKey: string,
): Promise<void> {
  const rows = await database.query(
    `select p.pub_key ${READABLE_AT}
     join appearances a on a.pub_key = p.pub_key where a.doc_key = $2 limit 1`,
    [client, docKey],
  );
  if (rows.length === 0) throw notFound('Document not found');
}
