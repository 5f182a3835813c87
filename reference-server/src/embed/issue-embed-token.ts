import type { EmbedToken, EmbedTokenRequest } from '@leeszaal/shared-contracts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Queryable } from '../database/database.contract.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { badRequest, forbidden, notFound } from '../errors/http-error.ts';
import { signAccessToken } from '../session/access-token.ts';
import { readEmbedOrigins } from '../session/embed-origins.ts';
import type { FoundCredential } from './embed-credentials.ts';
import { accountOfPerson } from './embed-people.ts';

/** @throws 403 when the client allows no origin, 400 for an origin that is none of its own */
async function requireOrigins(
  database: Queryable,
  client: string,
  wanted: readonly string[] | undefined,
): Promise<void> {
  const allowed = (await readEmbedOrigins(database, client)) ?? [];
  if (allowed.length === 0) throw forbidden('The library allows no page to embed the reader');
  const other = wanted?.find((origin) => !allowed.includes(origin));
  if (other !== undefined) {
    throw badRequest(`body.origins: the library does not allow ${other}`);
  }
}

/** @throws 404 unless the client has the document */
async function requireDocument(database: Queryable, client: string, docKey: string): Promise<void> {
  const rows = await database.query(
    `select from appearances join publications using (pub_key)
     join client_connections using (connection_id)
     where doc_key = $1 and client_ref = $2 limit 1`,
    [docKey, client],
  );
  if (rows.length === 0) throw notFound('There is no such document.');
}

/**
 * Issues an embed token to a credential, in whose client the person gets an account. The log of the library has the
 * credential and the person, and nothing of what they read.
 *
 * @throws 400, 403 or 404 when the library does not allow the origins, or lacks the document
 */
export async function issueEmbedToken(
  { person, origins, docKey, seconds }: EmbedTokenRequest,
  { id: credential, client, label }: FoundCredential,
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
): Promise<EmbedToken> {
  await requireOrigins(database, client, origins);
  if (docKey !== undefined) await requireDocument(database, client, docKey);
  const user = await database.transaction(async (transaction) => {
    const account = await accountOfPerson(transaction, client, person);
    const issuer = { client, user: { id: null, fullName: label, email: '' } };
    const detail = { embed: { credential, label, person: person.id } };
    await writeAudit(transaction, issuer, 'embed-token-issued', detail);
    return account;
  });
  const claims = { kind: 'embed', sub: `user:${user}`, client, user, credential } as const;
  const limits = { ...(origins && { origins }), ...(docKey !== undefined && { docKey }) };
  const accessToken = await signAccessToken(secrets, { ...claims, ...limits }, seconds);
  return { accessToken, expiresIn: seconds };
}
