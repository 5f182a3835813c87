import type { AuditEntry, PeoplePage, Person } from '@leeszaal/shared-contracts';
import { quickHash } from '../../sso/testing/quick-hash.ts';
import type { MakeDatabase } from '../../testing/describe-on-both-databases.ts';
import { createTestServer } from '../../testing/test-server.ts';

/** The password of all accounts. */
export const PASSWORD = 'a long enough password';

/** A server for tests of the administration of people, with a document to borrow. The caller closes it. */
export async function openPeopleServer(makeDatabase: MakeDatabase) {
  const server = await createTestServer({
    database: await makeDatabase(),
    config: { portalUrl: 'https://library.example' },
  });
  const { database, call } = server;
  await database.query('update users set password_hash = $1', [quickHash(PASSWORD)]);
  await database.query(
    `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
       metadata, contents, structure)
     values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
    [],
  );
  const list = async (query: string, token: string): Promise<PeoplePage> =>
    (await call('GET', `/api/people?query=${encodeURIComponent(query)}`, { token })).json();
  return {
    ...server,
    list,
    /** Deletes what a test has left. */
    async renew(): Promise<void> {
      for (const table of ['sessions', 'audit_log', 'outgoing_mails', 'rate_limits', 'licences']) {
        await database.query(`delete from ${table}`, []);
      }
      await database.query("delete from users where login like '%@north.example'", []);
      await database.query('update user_clients set deactivated_at = null', []);
    },
    async idOf(login: string): Promise<number> {
      const [user] = await database.query<{ id: number }>(
        'select id::int as id from users where login = $1',
        [login],
      );
      return user?.id ?? 0;
    },
    personOf: async (login: string, token: string): Promise<Person | undefined> =>
      (await list(login, token)).people.find((each) => each.login === login),
    add: (body: object, token: string) => call('POST', '/api/people', { token, body }),
    change: (id: number, role: string, isActive: boolean, token: string) =>
      call('PUT', `/api/people/${id}`, { token, body: { role, isActive } }),
    sendLink: (id: number, token: string) => call('POST', `/api/people/${id}/link`, { token }),
    signOut: (id: number, token: string) => call('DELETE', `/api/people/${id}/sessions`, { token }),
    /** The mails in the queue. */
    async mails() {
      const rows = await database.query<{ mail: { to: string; text: string } }>(
        'select mail from outgoing_mails order by id',
        [],
      );
      return rows.map(({ mail }) => mail);
    },
    entries: async (token: string): Promise<AuditEntry[]> =>
      (await call('GET', '/api/admin/audit', { token })).json().entries,
  };
}

/** See {@link openPeopleServer}. */
export type PeopleServer = Awaited<ReturnType<typeof openPeopleServer>>;
