import {
  findPublication,
  type StoredPublication,
  type WantedPublication,
} from '../catalogue/find-publication.ts';
import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { forbidden, notFound } from '../errors/http-error.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { consumeOrThrow } from '../rate-limits/rate-limit.ts';
import { audiencesOf } from '../session/audiences.ts';
import type { Session } from '../session/session.contract.ts';
import { openVisit } from './catalogue-token.ts';
import { requestMail } from './request-mail.ts';

type Wanted = Pick<WantedPublication, 'connectionId' | 'publicationId'>;

/** @throws 404 when the client has no such publication, 403 when its module does not offer the action */
async function requireAction(
  database: Queryable,
  session: Session,
  wanted: Wanted,
  action: 'request' | 'openInBibis',
): Promise<StoredPublication> {
  const caller = { client: session.client, audiences: audiencesOf(session) };
  const found = await findPublication(database, { ...wanted, ...caller });
  if (found === undefined) throw notFound('The requested publication could not be found');
  if (!found.actions.includes(action)) throw forbidden('This search module does not offer that');
  return found;
}

/** Actions of a module on a publication, beside reading and buying. */
export const moduleHandlers = defineHandlers({
  async requestPublication({ body, session, address }, { database, config }) {
    const { user } = session;
    const requester = user === null ? networkOf(address) : `account ${user.id}`;
    await consumeOrThrow(database, { limit: 'request', of: [requester] });
    const { publication } = await requireAction(database, session, body, 'request');
    const [client] = await database.query<{ email: string | null; language: string | null }>(
      `select email, settings->>'defaultLanguage' as language from clients where ref = $1`,
      [session.client],
    );
    if (!client?.email) throw forbidden('This library takes no requests');
    const mail = requestMail({
      request: body,
      publication,
      user,
      language: client.language ?? undefined,
      portalUrl: config.portalUrl,
    });
    const of = { client: session.client, person: user?.id ?? null };
    await queueMail(database, { to: client.email, ...mail }, of);
  },

  async getCatalogueToken({ body, session }, { database, config }) {
    await requireAction(database, session, body, 'openInBibis');
    const { connectionId, publicationId } = body;
    const token = await openVisit(database, {
      client: session.client,
      userId: session.user?.id ?? null,
      connectionId,
      publicationId,
    });
    return { token, url: `${config.catalogueSystemUrl}?${new URLSearchParams({ token })}` };
  },
});
