import { writeAudit } from '../audit/audit-log.ts';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { HttpError, notFound } from '../errors/http-error.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consumeOrThrow, tooMany, waitOf } from '../rate-limits/rate-limit.ts';
import { readBasicCredential } from './basic-credential.ts';
import {
  type FoundCredential,
  findEmbedCredential,
  listEmbedCredentials,
  makeEmbedCredential,
  revokeEmbedCredential,
} from './embed-credentials.ts';
import { issueEmbedToken } from './issue-embed-token.ts';

const unknownCredential = () =>
  new HttpError(
    401,
    'The credential is unknown or revoked',
    {},
    { 'www-authenticate': 'Basic realm="embed", charset="UTF-8"' },
  );

/**
 * The credential of a request. Only failures count at its address: a server may ask for the tokens of a whole class at
 * once. @throws 401, or 429 after too many
 */
async function requireCredential(
  database: Queryable,
  authorization: string | undefined,
  address: string,
): Promise<FoundCredential> {
  const failures = { limit: 'embedCredentialFromAddress', of: [networkOf(address)] } as const;
  const seconds = await waitOf(database, failures);
  if (seconds > 0) throw tooMany(seconds);
  const given = readBasicCredential(authorization);
  const found = given && (await findEmbedCredential(database, given));
  if (found !== undefined) return found;
  await consumeOrThrow(database, failures);
  throw unknownCredential();
}

/** Credentials of institutions, and the tokens that their servers get for people. */
export const embedHandlers = defineHandlers({
  async createEmbedToken({ body, authorization, address }, { database, secrets }) {
    const credential = await requireCredential(database, authorization, address);
    await consumeOrThrow(
      database,
      { limit: 'embedTokenOfCredential', of: [credential.id] },
      { limit: 'embedTokenOfPerson', of: [credential.client, body.person.id] },
    );
    return issueEmbedToken(body, credential, { database, secrets });
  },

  async getEmbedCredentials({ session }, { database }) {
    return { credentials: await listEmbedCredentials(database, session.client) };
  },

  async createEmbedCredential({ body: { label }, session }, { database }) {
    return database.transaction(async (transaction) => {
      const made = await makeEmbedCredential(transaction, { client: session.client, label });
      const detail = { embed: { credential: made.id, label } };
      await writeAudit(transaction, session, 'embed-credential-created', detail);
      return made;
    });
  },

  async revokeEmbedCredential({ params: { id }, session }, { database }) {
    await database.transaction(async (transaction) => {
      const revoked = await revokeEmbedCredential(transaction, { client: session.client, id });
      if (revoked === undefined) throw notFound('There is no such credential');
      const detail = { embed: { credential: id, label: revoked.label } };
      await writeAudit(transaction, session, 'embed-credential-revoked', detail);
    });
  },
});
