import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { deleteExpired } from '../housekeeping/delete-expired.ts';
import { erasePerson } from '../people/law/erase-person.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import { beginSession, endSession, setSessionClient } from '../session/session-store.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const ACQUIRE = '/api/publications/pub-letters/license/acquire';

describeOnBothDatabases('a loan that has ended', (makeDatabase) => {
  let server: TestServer;
  let userId: number;
  beforeAll(async () => {
    server = await createTestServer({ database: await makeDatabase() });
    await server.database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
      [],
    );
    const [user] = await server.database.query<{ id: number }>(
      "select id::int as id from users where login = 'user'",
      [],
    );
    userId = user?.id ?? 0;
  });
  beforeEach(async () => {
    for (const table of ['licences', 'ended_loans', 'sessions', 'rate_limits']) {
      await server.database.query(`delete from ${table}`, []);
    }
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });

  const keep = (days: number | undefined, client = 'north') =>
    server.database.query('update clients set settings = $2::jsonb where ref = $1', [
      client,
      JSON.stringify({ loanRetentionDays: days }),
    ]);
  const acquire = async (token: string) => {
    const answer = await server.call('GET', ACQUIRE, { token });
    return { statusCode: answer.statusCode, key: answer.json().licenseKey as string };
  };
  const ended = () =>
    server.database.query<{ client_ref: string; user_id: number; pub_key: string }>(
      'select client_ref, user_id::int as user_id, pub_key from ended_loans',
      [],
    );
  const lapse = (by: string) =>
    server.database.query(`update licences set lapses_at = lapses_at - interval '${by}'`, []);
  const begin = async () => {
    const session = await beginSession(server.database, { userId, client: 'north', seconds: 600 });
    return { session, token: (await issueTokens(session, server.services)).accessToken };
  };

  /** The ways in which a loan ends. */
  const ENDS: Readonly<Record<string, (key: string, sessionId: string) => Promise<unknown>>> = {
    'is given back': async (key) =>
      server.call('GET', `/api/licenses/${key}/release`, { token: await server.tokenOf('user') }),
    'ends with its session': (_key, sessionId) => endSession(server.database, sessionId),
    'lapses before another person borrows': async () => {
      await lapse('11 minutes');
      expect((await acquire(await server.tokenOf('admin'))).statusCode).toBe(200);
    },
    'lapses, and is deleted by housekeeping': async () => {
      await lapse('2 hours');
      await deleteExpired(server.database);
    },
    'ends when its session is deleted': (_key, sessionId) =>
      server.database.query('delete from sessions where id = $1', [sessionId]),
  };

  it.each(Object.entries(ENDS))(
    'is kept where the library wants it, and holds no seat: it %s [S2.115]',
    async (_way, end) => {
      await keep(7);
      const { session, token } = await begin();
      const { key } = await acquire(token);
      expect(await ended()).toEqual([]);
      await end(key, session.token.sessionId);
      expect(await ended()).toEqual([
        { client_ref: 'north', user_id: userId, pub_key: 'pub-letters' },
      ]);
      await server.database.query("delete from licences where subject <> 'user'", []);
      const next = await acquire(await server.tokenOf('superadmin'));
      expect(next.statusCode).toBe(200);
    },
  );

  it.each(Object.entries(ENDS))(
    'leaves no trace where the library keeps none: it %s [S2.116]',
    async (_way, end) => {
      for (const days of [undefined, 0, -1]) {
        await keep(days);
        const { session, token } = await begin();
        const { key } = await acquire(token);
        await end(key, session.token.sessionId);
        expect(await ended()).toEqual([]);
        await server.database.query('delete from licences', []);
      }
    },
  );

  it('is not kept of people without an account [S2.116]', async () => {
    await keep(7);
    const token = await server.publicToken();
    const { key } = await acquire(token);
    await server.call('GET', `/api/licenses/${key}/release`, { token });
    expect(await ended()).toEqual([]);
  });

  it('is that of the library where it was taken, also after a switch [S2.117]', async () => {
    await keep(7);
    await keep(undefined, 'south');
    const { session, token } = await begin();
    await acquire(token);
    await setSessionClient(server.database, session.token.sessionId, 'south');
    await endSession(server.database, session.token.sessionId);
    expect(await ended()).toMatchObject([{ client_ref: 'north' }]);
    const exported = async (client: string) =>
      (
        await server.call('GET', `/api/people/${userId}/export`, {
          token: await server.tokenOf('superadmin', client),
        })
      ).json().endedLoans;
    expect(await exported('north')).toEqual([
      { publication: 'pub-letters', endedAt: expect.any(String) },
    ]);
    expect(await exported('south')).toEqual([]);
  });

  it('is deleted when its person is erased, also one that ends by that [S2.117]', async () => {
    await keep(7);
    const [reader] = await server.database.query<{ id: number }>(
      `with reader as (insert into users (login, full_name, email, password_hash)
         values ('reader', 'R', '', '') returning id)
       insert into user_clients (user_id, client_ref, role)
       select id, 'north', 'user' from reader returning user_id::int as id`,
      [],
    );
    const id = reader?.id ?? 0;
    const session = await beginSession(server.database, {
      userId: id,
      client: 'north',
      seconds: 600,
    });
    const { accessToken: token } = await issueTokens(session, server.services);
    const { key } = await acquire(token);
    await server.call('GET', `/api/licenses/${key}/release`, { token });
    await acquire(token);
    expect(await ended()).toHaveLength(1);
    await server.database.transaction((transaction) =>
      erasePerson(transaction, { client: 'north', id }),
    );
    expect(await ended()).toEqual([]);
  });
});
