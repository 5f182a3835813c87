import type { Queryable } from '../database/database.contract.ts';
import { readAccessToken } from './access-token.ts';
import { findEmbedSession } from './embed-session.ts';
import type { ServerSecrets } from './server-secrets.ts';
import type { Session } from './session.contract.ts';
import { findSession } from './session-store.ts';

/** The result of authentication. */
export type Authentication =
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'session'; readonly session: Session };

/** Authenticates a request by its `Authorization` header. */
export async function authenticate(
  header: string | undefined,
  database: Queryable,
  secrets: ServerSecrets,
): Promise<Authentication> {
  if (header === undefined) return { kind: 'missing' };
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(header)?.[1];
  const claims = token === undefined ? null : await readAccessToken(secrets, token);
  if (claims === null) return { kind: 'invalid' };
  if (claims.kind === 'public') {
    const { sub: subject, client } = claims;
    return {
      kind: 'session',
      session: { subject, id: null, user: null, role: 'anonymous', client },
    };
  }
  const session =
    claims.kind === 'embed'
      ? await findEmbedSession(database, claims)
      : await findSession(database, claims.sid);
  return session === null ? { kind: 'invalid' } : { kind: 'session', session };
}
