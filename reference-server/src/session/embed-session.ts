import { hasRole, roleSchema } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../database/database.contract.ts';
import type { EmbedClaims } from './access-token.ts';
import { validOrigins } from './embed-origins.ts';
import type { Session } from './session.contract.ts';

interface EmbedRow extends Row {
  readonly login: string;
  readonly full_name: string;
  readonly email: string;
  readonly role: string | null;
  readonly origins: unknown;
}

/** An embedded person is a user and no more, whatever else the account may do. */
function roleOf({ role }: EmbedRow): Session['role'] {
  if (role === null) return null;
  const parsed = v.parse(roleSchema, role);
  return hasRole(parsed, 'user') ? 'user' : parsed;
}

/**
 * The session of an embed token, with the client's present origins. Null when its credential is revoked, its person is
 * unknown (`docs/decisions.md` 96), or the client is switched off.
 */
export async function findEmbedSession(
  database: Queryable,
  { sub: subject, client, user, credential, origins, docKey }: EmbedClaims,
): Promise<Session | null> {
  const [row] = await database.query<EmbedRow>(
    `select u.login, u.full_name, u.email, m.role, c.settings->'embedOrigins' as origins
     from embed_credentials k
     join clients c on c.ref = k.client_ref and c.deactivated_at is null
     join embed_people p on p.client_ref = c.ref
     join users u on u.id = p.user_id
     left join user_clients m
       on m.user_id = u.id and m.client_ref = c.ref and m.deactivated_at is null
     where k.id = $1 and c.ref = $2 and u.id = $3 and k.revoked_at is null`,
    [credential, client, user],
  );
  if (row === undefined) return null;
  const allowed = validOrigins(row.origins);
  return {
    subject,
    id: null,
    user: { id: user, login: row.login, fullName: row.full_name, email: row.email },
    role: roleOf(row),
    client,
    embed: {
      origins: allowed.filter((origin) => origins === undefined || origins.includes(origin)),
      docKey: docKey ?? null,
    },
  };
}
