import type { Queryable, SqlValue } from '../database/database.contract.ts';
import type { LicenceGate } from '../documents/licence-gate.contract.ts';
import { audiencesOf } from '../session/audiences.ts';
import { readingOf } from './readable-publication.ts';

/** A valid key (`l`) of $2, for a publication of client $3 that the audiences $4 may read. */
const OWN_HERE = `
  l.lapses_at > clock_timestamp() and l.subject = $2
  and exists (select from publications p join client_connections c using (connection_id)
    where p.pub_key = l.pub_key and c.client_ref = $3
      and c.searched_by = any($4) and c.read_by = any($4))`;

/** Checks of licences for the serving of documents, by the database's clock. */
export function createLicenceGate(database: Queryable): LicenceGate {
  const some = async (sql: string, values: readonly SqlValue[]) =>
    (await database.query(sql, values)).length > 0;
  return {
    isKeyAlive: (licenceKey, pubKey, borrower) =>
      borrower === null
        ? some(
            `select from licences
             where key = $1 and pub_key = $2 and lapses_at > clock_timestamp()`,
            [licenceKey, pubKey],
          )
        : some(`select from licences l where l.key = $5 and l.pub_key = $1 and ${OWN_HERE}`, [
            pubKey,
            borrower.subject,
            borrower.client,
            audiencesOf(borrower),
            licenceKey,
          ]),
    holdsKey: (pubKey, borrower) =>
      some(`select from licences l where l.pub_key = $1 and ${OWN_HERE} limit 1`, [
        pubKey,
        borrower.subject,
        borrower.client,
        audiencesOf(borrower),
      ]),
    async refusalOf(pubKey, borrower) {
      const reading = await readingOf(database, borrower, pubKey);
      return reading === 'readable' || reading === 'missing' ? null : reading;
    },
  };
}
