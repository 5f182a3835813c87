import { forbidden } from '../app/http-error.ts';
import type { Queryable } from '../database/database.contract.ts';

const refuse = () => forbidden('License key expired/not known');

/**
 * Throws 403 unless the key is living and of the document's publication. With a subject it must be
 * that person's; without one the key alone decides, as for what a segment refers to
 * (`docs/decisions.md` 68).
 */
export async function requireLicence(
  database: Queryable,
  key: string,
  docKey: string,
  subject?: string,
): Promise<void> {
  const rows = await database.query(
    `select l.key from licences l join appearances a on a.pub_key = l.pub_key
     where l.key = $1 and a.doc_key = $2 and l.lapses_at > clock_timestamp()
       and ($3::text is null or l.subject = $3)`,
    [key, docKey, subject ?? null],
  );
  if (rows.length === 0) throw refuse();
}

/** Throws 403 unless the person has a living key of the document's publication, whichever. */
export async function requireAnyLicence(
  database: Queryable,
  docKey: string,
  subject: string,
): Promise<void> {
  const rows = await database.query(
    `select l.key from licences l join appearances a on a.pub_key = l.pub_key
     where a.doc_key = $1 and l.subject = $2 and l.lapses_at > clock_timestamp() limit 1`,
    [docKey, subject],
  );
  if (rows.length === 0) throw refuse();
}
