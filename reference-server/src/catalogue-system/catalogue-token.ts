import { randomBytes } from 'node:crypto';
import type { Queryable, Row } from '../database/database.contract.ts';
import { digest } from '../text/digest.ts';

/** Lifetime of a token for the catalogue system. */
export const CATALOGUE_TOKEN_SECONDS = 60;

/** The publication and person that a token for the catalogue system stands for. */
export interface CatalogueVisit {
  readonly client: string;
  readonly userId: number | null;
  readonly connectionId: number;
  readonly publicationId: number;
}

/** Issues a token. */
export async function openVisit(database: Queryable, visit: CatalogueVisit): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await database.query('delete from catalogue_tokens where expires_at < clock_timestamp()', []);
  await database.query(
    `insert into catalogue_tokens
       (token_hash, client_ref, user_id, connection_id, publication_id, expires_at)
     values ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(secs => $6))`,
    [
      digest(token),
      visit.client,
      visit.userId,
      visit.connectionId,
      visit.publicationId,
      CATALOGUE_TOKEN_SECONDS,
    ],
  );
  return token;
}

/** Redeems a token once; null when it is unknown, used or expired, or its client is switched off. */
export async function admitVisit(
  database: Queryable,
  token: string,
): Promise<CatalogueVisit | null> {
  const [visit] = await database.query<CatalogueVisit & Row>(
    `update catalogue_tokens set used_at = clock_timestamp()
     where token_hash = $1 and used_at is null and expires_at > clock_timestamp()
       and exists (select from clients c where c.ref = client_ref and c.deactivated_at is null)
     returning client_ref as client, user_id as "userId", connection_id as "connectionId",
       publication_id as "publicationId"`,
    [digest(token)],
  );
  return visit ?? null;
}
