import type { PortalClient, PortalClients } from '@leeszaal/shared-contracts';
import { createSsoServer } from '../../sso/testing/sso-server.ts';
import type { MakeDatabase } from '../../testing/describe-on-both-databases.ts';

/** A client to be made, with connections of its own. */
export const WATERLAND = {
  ...{ name: 'Bibliotheek Waterland', email: 'desk@waterland.example', languages: ['nl', 'fr'] },
  ...{ connections: [] as readonly number[], hasOwnConnections: true },
  administrator: { name: 'Wil Water', email: 'wil@waterland.example' },
};

/** A server for tests of the clients of the portal, whose superadmins call it. The caller closes it. */
export async function openClientsServer(makeDatabase: MakeDatabase) {
  const server = await createSsoServer({
    database: await makeDatabase(),
    config: { portalUrl: 'https://library.example' },
  });
  const { database, call } = server;
  await database.query(
    `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
       metadata, contents, structure)
     values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
    [],
  );
  const superadmin = (client = 'north') => server.tokenOf('superadmin', client);
  const list = async (): Promise<PortalClients> =>
    (await call('GET', '/api/clients', { token: await superadmin() })).json();
  return {
    ...server,
    superadmin,
    list,
    clientOf: async (ref: string): Promise<PortalClient | undefined> =>
      (await list()).clients.find((each) => each.ref === ref),
    add: async (body: object, token?: string) =>
      call('POST', '/api/clients', { token: token ?? (await superadmin()), body }),
    change: async (ref: string, change: object, token?: string) => {
      const { clients } = await list();
      const { name = '', email = '' } = clients.find((each) => each.ref === ref) ?? {};
      return call('PUT', `/api/clients/${ref}`, {
        token: token ?? (await superadmin()),
        body: { name, email: email || 'desk@example.org', isActive: true, ...change },
      });
    },
    exportOf: async (ref: string) =>
      call('GET', `/api/clients/${ref}/export`, { token: await superadmin() }),
    remove: async (ref: string, token?: string) =>
      call('DELETE', `/api/clients/${ref}`, { token: token ?? (await superadmin()) }),
    statusOf: async (token: string) => (await call('GET', '/api/client', { token })).statusCode,
    /** The mails in the queue. */
    async mails() {
      const rows = await database.query<{ mail: { to: string; subject: string; text: string } }>(
        'select mail from outgoing_mails order by id',
        [],
      );
      return rows.map(({ mail }) => mail);
    },
    /** The actions and clients in the log of a library, latest first. */
    async log(client = 'north') {
      const token = await superadmin(client);
      const { entries } = (await call('GET', '/api/admin/audit', { token })).json();
      return entries as { action: string; client?: { ref: string; name: string } }[];
    },
    /** Deletes what a test has left. */
    async renew(): Promise<void> {
      for (const statement of [
        "delete from clients where ref not in ('north', 'south')",
        'delete from connections where id not in (select connection_id from client_connections)',
        `update clients set deactivated_at = null, exported_at = null,
           name = 'Library of the ' || initcap(ref)`,
        "delete from users where login like '%@%'",
        'delete from sessions',
        'delete from second_factors',
        'delete from audit_log',
        'delete from outgoing_mails',
        'delete from rate_limits',
        'delete from licences',
        'delete from idempotency_keys',
      ]) {
        await database.query(statement, []);
      }
    },
    async close(): Promise<void> {
      await server.close();
      await database.close();
    },
  };
}

/** See {@link openClientsServer}. */
export type ClientsServer = Awaited<ReturnType<typeof openClientsServer>>;
