import type { Queryable } from '../database/database.contract.ts';
import type { LicenceGate } from '../documents/licence-gate.contract.ts';

/** What the serving of documents asks of licences, answered by the database's clock. */
export function createLicenceGate(database: Queryable): LicenceGate {
  return {
    async isKeyAlive(licenceKey, pubKey, subject) {
      const rows = await database.query(
        `select key from licences
         where key = $1 and pub_key = $2 and lapses_at > clock_timestamp()
           and ($3::text is null or subject = $3)`,
        [licenceKey, pubKey, subject],
      );
      return rows.length > 0;
    },
    async holdsKey(pubKey, subject) {
      const rows = await database.query(
        `select key from licences
         where pub_key = $1 and subject = $2 and lapses_at > clock_timestamp() limit 1`,
        [pubKey, subject],
      );
      return rows.length > 0;
    },
  };
}
