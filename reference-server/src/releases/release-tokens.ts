import { randomBytes } from 'node:crypto';
import type { Queryable, Row } from '../database/database.contract.ts';
import { digest } from '../text/digest.ts';

/** A team's permission to publish one remote. */
export interface ReleaseToken {
  readonly id: number;
  readonly remote: string;
  /** Who or what uses it, for the audit log. */
  readonly label: string;
}

/** A token in a list. The times are ISO 8601, in UTC. */
export interface ListedToken extends ReleaseToken {
  readonly madeAt: string;
  readonly usedAt: string | null;
  readonly revokedAt: string | null;
}

/** Secret scanners find a leaked token by its beginning. */
const PREFIX = 'leeszaal_';

/** Makes a token. @returns its text, of which the database stores a hash */
export async function makeReleaseToken(
  database: Queryable,
  { remote, label }: Omit<ReleaseToken, 'id'>,
): Promise<ReleaseToken & { readonly text: string }> {
  const text = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const rows = await database.query<{ id: number }>(
    'insert into release_tokens (remote, label, token_hash) values ($1, $2, $3) returning id',
    [remote, label, digest(text)],
  );
  return { id: rows[0]?.id ?? 0, remote, label, text };
}

const moment = (column: string, name: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "${name}"`;

/** All tokens, in the order in which they were made. */
export async function listReleaseTokens(database: Queryable): Promise<ListedToken[]> {
  return database.query<ListedToken & Row>(
    `select id, remote, label, ${moment('made_at', 'madeAt')}, ${moment('used_at', 'usedAt')},
       ${moment('revoked_at', 'revokedAt')}
     from release_tokens order by id`,
  );
}

/** Ends a token. @returns the token; undefined when there is none */
export async function revokeReleaseToken(
  database: Queryable,
  id: number,
): Promise<ReleaseToken | undefined> {
  const [token] = await database.query<ReleaseToken & Row>(
    `update release_tokens set revoked_at = coalesce(revoked_at, clock_timestamp())
     where id = $1 returning id, remote, label`,
    [id],
  );
  return token;
}

/** Notes a use of the token with this text; undefined when there is none. */
export async function findReleaseToken(
  database: Queryable,
  text: string,
): Promise<(ReleaseToken & { readonly revoked: boolean }) | undefined> {
  const [token] = await database.query<ReleaseToken & { revoked: boolean } & Row>(
    `update release_tokens set used_at = clock_timestamp()
     where token_hash = $1 returning id, remote, label, revoked_at is not null as revoked`,
    [digest(text)],
  );
  return token;
}
