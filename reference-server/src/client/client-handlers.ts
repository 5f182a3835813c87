import { hasRole } from '@leeszaal/shared-contracts';
import type { Queryable, Row } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { forbidden, notFound } from '../errors/http-error.ts';
import type { Session } from '../session/session.contract.ts';
import { setSessionClient } from '../session/session-store.ts';

interface ClientRow extends Row {
  readonly ref: string;
  readonly name: string;
  readonly email: string | null;
}

/**
 * The clients that the session can use, of those that are switched on: the current one, and others if the role permits
 * `switchClient`. One that was
 * begun with an identity provider stays at the library of that provider, whose word counts nowhere else.
 */
async function clientsOf(
  database: Queryable,
  { id, user, role, client }: Session,
): Promise<ClientRow[]> {
  const maySwitch = role !== null && hasRole(role, 'user');
  return database.query<ClientRow>(
    `select ref, name, email from clients
     where deactivated_at is null and (ref = $2
       or ref in (select client_ref from user_clients where user_id = $1 and deactivated_at is null)
         and not exists (select from sessions where id = $3 and provider_id is not null))
     order by name, ref`,
    [maySwitch ? (user?.id ?? null) : null, client, id],
  );
}

/** The caller's account, role and client. */
export const clientHandlers = defineHandlers({
  async getClient({ session }, { database }) {
    const clients = await clientsOf(database, session);
    const current = clients.find(({ ref }) => ref === session.client);
    if (current === undefined) throw notFound('The library does not exist (any more)');
    const { ref, name, email } = current;
    return {
      current: { ref, name, email: email ?? undefined },
      switch: clients.map((client) => ({ ref: client.ref, name: client.name })),
    };
  },

  async getUser({ session }) {
    const { user } = session;
    if (user === null) throw forbidden('There is no account behind this session');
    return { id: String(user.id), name: { full: user.fullName }, email: user.email };
  },

  async getRole({ session }) {
    return session.role;
  },

  /** Applies to every tab of the session, from its next request on. */
  async switchClient({ body, session }, { database }) {
    const clients = await clientsOf(database, session);
    const target = clients.find(({ ref }) => ref === body.target);
    if (target === undefined || session.id === null) return false;
    return setSessionClient(database, session.id, target.ref);
  },
});
