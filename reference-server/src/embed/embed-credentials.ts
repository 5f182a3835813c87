import { randomBytes } from 'node:crypto';
import type { EmbedCredential, ShownEmbedCredential } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';
import { digest } from '../text/digest.ts';
import { isStorable } from '../text/is-storable.ts';
import type { BasicCredential } from './basic-credential.ts';

/** Secret scanners find a leaked secret by its beginning. */
const PREFIX = 'leeszaal_embed_';

const moment = (column: string, name: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "${name}"`;
const COLUMNS = `id, label, ${moment('made_at', 'madeAt')}, ${moment('used_at', 'usedAt')}`;

/** Makes a credential of a client. @returns it with its secret, of which the database stores a hash */
export async function makeEmbedCredential(
  database: Queryable,
  { client, label }: { readonly client: string; readonly label: string },
): Promise<ShownEmbedCredential> {
  const secret = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const [made] = await database.query<EmbedCredential & Row>(
    `insert into embed_credentials (id, client_ref, label, secret_hash) values ($1, $2, $3, $4)
     returning ${COLUMNS}`,
    [`embed-${randomBytes(9).toString('base64url')}`, client, label, digest(secret)],
  );
  if (made === undefined) throw new Error('The credential was not stored.');
  return { ...made, secret };
}

/** The valid credentials of a client, in the order in which they were made. */
export async function listEmbedCredentials(
  database: Queryable,
  client: string,
): Promise<EmbedCredential[]> {
  return database.query<EmbedCredential & Row>(
    `select ${COLUMNS} from embed_credentials
     where client_ref = $1 and revoked_at is null order by made_at, id`,
    [client],
  );
}

/** Revokes a credential of a client, and with it its tokens. @returns it; undefined when there is no valid one */
export async function revokeEmbedCredential(
  database: Queryable,
  { client, id }: { readonly client: string; readonly id: string },
): Promise<EmbedCredential | undefined> {
  const [revoked] = await database.query<EmbedCredential & Row>(
    `update embed_credentials set revoked_at = clock_timestamp()
     where client_ref = $1 and id = $2 and revoked_at is null returning ${COLUMNS}`,
    [client, id],
  );
  return revoked;
}

/** A valid credential and its client. */
export interface FoundCredential {
  readonly id: string;
  readonly client: string;
  readonly label: string;
}

/**
 * Notes a use of the valid credential with this secret; undefined when there is none, or its client is switched off.
 */
export async function findEmbedCredential(
  database: Queryable,
  { id, secret }: BasicCredential,
): Promise<FoundCredential | undefined> {
  if (!isStorable(id)) return undefined;
  const [found] = await database.query<FoundCredential & Row>(
    `update embed_credentials set used_at = clock_timestamp()
     where id = $1 and secret_hash = $2 and revoked_at is null
       and exists (select from clients c where c.ref = client_ref and c.deactivated_at is null)
     returning id, client_ref as client, label`,
    [id, digest(secret)],
  );
  return found;
}
