import type { Queryable } from '../database/database.contract.ts';
import { isStorable } from '../text/is-storable.ts';

/** The subject in a call's path: a document, its publication, or a loan. */
interface Named {
  readonly docKey?: unknown;
  readonly pubKey?: unknown;
  readonly licenseKey?: unknown;
}

const some = async (
  database: Queryable,
  sql: string,
  values: readonly string[],
): Promise<boolean> => (await database.query(sql, values)).length > 0;

/**
 * Whether a call is about this document: by its key, by that of its publication, or by a loan of it. An unknown loan
 * is about any document, since it opens none.
 *
 * @param params the raw parameters of the path
 */
export async function concernsDocument(
  database: Queryable,
  docKey: string,
  params: unknown,
): Promise<boolean> {
  const { docKey: named, pubKey, licenseKey } = params as Named;
  if (named !== undefined) return named === docKey;
  if (typeof pubKey === 'string' && isStorable(pubKey)) {
    const sql = 'select from appearances where doc_key = $1 and pub_key = $2';
    return some(database, sql, [docKey, pubKey]);
  }
  if (typeof licenseKey === 'string' && isStorable(licenseKey)) {
    const sql = `select from licences l where l.key = $2
      and not exists (select from appearances a where a.doc_key = $1 and a.pub_key = l.pub_key)`;
    return !(await some(database, sql, [docKey, licenseKey]));
  }
  return false;
}
