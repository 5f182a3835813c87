import type { Publication, RecordKey } from '@leeszaal/shared-contracts';
import { wantsSignIn } from '../catalogue/connections/connections.ts';
import { findPublication } from '../catalogue/find-publication.ts';
import { LARGEST_INTEGER } from '../catalogue/largest-integer.constant.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { publicClient } from '../sso/public-client.ts';

/** The part of a record that people without an account may see. */
export type PublicRecord =
  | { readonly kind: 'open'; readonly publication: Publication }
  /** Its connection is for people who sign in; whether there is such a record is theirs to know. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' };

/**
 * Reads a record as a visitor of the public library. A portal that is private everywhere has no public library, and
 * tells nothing (`docs/decisions.md` 114).
 */
export async function readPublicRecord(
  { database, config }: Pick<Services, 'config' | 'database'>,
  { connection, id }: RecordKey,
): Promise<PublicRecord> {
  if (config.appHost === '') return { kind: 'closed' };
  const client = await publicClient(database, config.sso.client);
  if (client === null || connection > LARGEST_INTEGER) return { kind: 'missing' };
  if (await wantsSignIn(database, client, connection)) return { kind: 'closed' };
  const found =
    id > LARGEST_INTEGER
      ? undefined
      : await findPublication(database, {
          client,
          audiences: ['anyone'],
          connectionId: connection,
          publicationId: id,
        });
  return found ? { kind: 'open', publication: found.publication } : { kind: 'missing' };
}
