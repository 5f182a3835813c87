import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { insertProvider } from '../../identity-providers/store/provider-store.ts';
import { renewRecoveryCodes } from '../../second-factor/store/recovery-codes.ts';
import { addSecondFactor } from '../../second-factor/store/second-factor-store.ts';
import { issueTokens } from '../../session/issue-tokens.ts';
import { beginSession } from '../../session/session-store.ts';
import { providerChange } from '../../testing/access/holdings.ts';
import { allRows } from '../../testing/all-rows.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { digest } from '../../text/digest.ts';

const NAME = 'Zoë Łęcka';
const SECRET = new Uint8Array(20).fill(7);
const EMAIL = 'zoe@north.example';

/** Tables with columns that name a person; each is exported, erased, or both. */
const NAMING = [
  'account_links.user_id',
  'audit_log.user_id',
  'bookshelves.author_id',
  'catalogue_tokens.user_id',
  'config_objects.user_id',
  'embed_people.user_id',
  'ended_loans.user_id',
  'external_identities.subject',
  'external_identities.user_id',
  'idempotency_keys.owner',
  'licences.subject',
  'licences.user_id',
  'orders.user_id',
  'outgoing_mails.user_id',
  'reading_places.subject',
  'reading_places.user_id',
  'recovery_codes.user_id',
  'second_factors.user_id',
  'sessions.subject',
  'sessions.user_id',
  'user_clients.user_id',
  'waiting_places.user_id',
];

describeOnBothDatabases('what is known of a person', (makeDatabase) => {
  let server: TestServer;
  let admin: string;
  let id: number;
  let token: string;
  let provider: number;
  beforeAll(async () => {
    server = await createTestServer({ database: await makeDatabase() });
    provider = await insertProvider(server.database, 'north', providerChange('Campus'));
    await server.database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
      [],
    );
  });
  afterAll(async () => {
    await server.close();
    await server.database.close();
  });

  const get = (url: string, bearer: string) => server.call('GET', url, { token: bearer });
  const keyed = (method: 'POST' | 'PUT', url: string, bearer: string, body: object) =>
    server.call(method, url, {
      token: bearer,
      body,
      headers: { 'idempotency-key': digest(JSON.stringify([url, bearer, body])) },
    });
  const acquire = (bearer: string) => get('/api/publications/pub-letters/license/acquire', bearer);

  const tokenAt = async (client: string): Promise<string> => {
    const session = { userId: id, client, seconds: 600 };
    const { database, services } = server;
    return (await issueTokens(await beginSession(database, session), services)).accessToken;
  };

  /** Adds a person, an administrator, who reads, has a shelf, and buys a book. */
  beforeEach(async () => {
    for (const table of [
      ...['audit_log', 'orders', 'client_licences', 'idempotency_keys'],
      ...['outgoing_mails', 'rate_limits', 'licences'],
    ]) {
      await server.database.query(`delete from ${table}`, []);
    }
    await server.database.query('delete from users where login = $1', [EMAIL]);
    admin = await server.tokenOf('superadmin');
    const added = await keyed('POST', '/api/people', admin, {
      name: NAME,
      email: EMAIL,
      role: 'admin',
    });
    ({ id } = added.json());
    await server.database.query("update users set password_hash = 'a-hash' where id = $1", [id]);
    await server.database.transaction(async (transaction) => {
      await addSecondFactor(transaction, { userId: id, secret: SECRET, step: 0 });
      await renewRecoveryCodes(transaction, id);
    });
    token = await tokenAt('north');
    await server.database.query(
      'insert into external_identities (provider_id, subject, user_id) values ($1, $2, $3)',
      [provider, 'zoe-there', id],
    );
    await server.database.query(
      `update clients set settings = '{"loanRetentionDays": 30}' where ref = 'north'`,
      [],
    );
    const { licenseKey } = (await acquire(token)).json();
    await get(`/api/licenses/${licenseKey}/release`, token);
    expect((await acquire(token)).statusCode).toBe(200);
    const place = { file: '1.pdf', position: '1.pdf', page: 1, fraction: 0, savedAt: 1 };
    await keyed('PUT', '/api/documents/d/place', token, place);
    const shelf = (await keyed('POST', '/api/bookshelf', token, { name: 'Of the sea' })).json();
    await keyed('POST', `/api/bookshelf/${shelf.id}/add`, token, {
      item: { type: 'query', data: { query: 'sea', queryType: 0 } },
    });
    const order = { isbns: ['9780000000019'], language: 'nl' };
    expect((await keyed('POST', '/api/shop/order', token, order)).statusCode).toBe(200);
    await keyed('POST', '/api/client/settings', token, { daysMarkedAsNew: 9 });
  });

  it('is exported, without hashes [S2.28]', async () => {
    const answer = await get(`/api/people/${id}/export`, admin);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="person.json"');
    const data = answer.json();
    expect(data).toMatchObject({
      account: [{ login: EMAIL, name: NAME, email: EMAIL, role: 'admin', hasPassword: true }],
      secondFactor: [{ setAt: expect.any(String), recoveryCodesLeft: 10 }],
      links: [{}],
      identities: [{ provider: 'Campus', subject: 'zoe-there' }],
      sessions: [{ endedAt: null }],
      loans: [{ publication: 'pub-letters' }],
      endedLoans: [{ publication: 'pub-letters' }],
      readingPlaces: [{ document: 'd', page: 1 }],
      shelves: [{ name: 'Of the sea', items: [{ type: 'query' }] }],
      orders: [{ lines: [{ isbn: '9780000000019' }] }],
      mails: [{ writtenAt: expect.any(String) }, { writtenAt: expect.any(String) }],
    });
    expect(data.log.map(({ action }: { action: string }) => action)).toEqual([
      'person-added',
      'order-placed',
      'settings-changed',
      'person-exported',
    ]);
    expect(answer.body).not.toContain('a-hash');
    for (const secret of [Buffer.from(SECRET).toString('hex'), '"0":7', 'code_hash', '7,7,7']) {
      expect(answer.body.replace(/\s/g, '')).not.toContain(secret);
    }
    // A link for a password would let the reader in.
    const [mail] = await server.database.query<{ text: string }>(
      "select mail->>'text' as text from outgoing_mails order by id",
      [],
    );
    const [link = 'none'] = /token=[\w-]+/.exec(mail?.text ?? '') ?? [];
    expect(link).not.toBe('none');
    expect(answer.body).not.toContain(link.slice('token='.length));
  });

  it('is erased while they read: no table has it, and the accounts still add up [S2.29]', async () => {
    const accounts = async () =>
      (
        await server.database.query(
          `select o.id, o.client_ref, l.title, l.price_in_cents, c.publication_id
           from orders o join order_lines l on l.order_id = o.id
           join client_licences c on c.order_id = o.id`,
          [],
        )
      ).map((row) => ({ ...row }));
    // Another person, whose address has the same end.
    const other = { name: 'Other Person', email: `other-${EMAIL}`, role: 'user' };
    expect((await keyed('POST', '/api/people', admin, other)).statusCode).toBe(200);
    const before = await accounts();
    expect(before).toHaveLength(1);
    const calls = () => [
      get('/api/user/me', token),
      acquire(token),
      keyed('PUT', '/api/documents/d/place', token, {
        ...{ file: '1.pdf', position: '1.pdf', page: 1, fraction: 0, savedAt: Date.now() },
      }),
      keyed('POST', '/api/client/settings', token, { daysMarkedAsNew: 5 }),
    ];
    const reading = [...calls(), ...calls()];
    const erased = server.call('DELETE', `/api/people/${id}`, { token: admin });
    const answers = await Promise.all([...reading, ...calls()]);
    expect((await erased).statusCode).toBe(204);
    // 403: no loan without a session.
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([200, 204, 401, 403]).toEqual(expect.arrayContaining([...statuses]));
    expect((await get('/api/user/me', token)).statusCode).toBe(401);
    expect((await acquire(await server.tokenOf('admin'))).statusCode).toBe(200);
    expect(await accounts()).toEqual(before);
    const [mail] = await server.database.query(
      "select from outgoing_mails where mail->>'to' = $1",
      [other.email],
    );
    expect(mail).toBeDefined();
    const [answer] = await server.database.query(
      "select from idempotency_keys where answer->>'email' = $1",
      [other.email],
    );
    expect(answer).toBeDefined();
    await server.database.query('delete from users where login = $1', [other.email]);
    await server.database.query("delete from idempotency_keys where answer->>'email' = $1", [
      other.email,
    ]);

    const traces = [
      NAME,
      EMAIL,
      'zoe-there',
      `"user:${id}"`,
      `"user_id": ${id},`,
      `"author_id": ${id},`,
    ];
    const rows = await allRows(server.database);
    expect(new Set(rows.map((row) => row.split(':')[0])).size).toBeGreaterThan(10);
    const found = rows.filter((row) => traces.some((trace) => row.includes(trace)));
    expect(found).toEqual([]);
    const log = (await get('/api/admin/audit', admin)).json().entries;
    expect(log.at(-1)).toMatchObject({ action: 'person-added', person: { id: 0, name: '' } });
    expect(log.some(({ action }: { action: string }) => action === 'person-erased')).toBe(true);
  });

  it('at one library leaves another as it is [S2.30]', async () => {
    await server.database.query(
      "insert into user_clients (user_id, client_ref, role) values ($1, 'south', 'user')",
      [id],
    );
    const there = await tokenAt('south');
    await keyed('POST', '/api/bookshelf', there, { name: 'Of the south' });
    expect((await server.call('DELETE', `/api/people/${id}`, { token: admin })).statusCode).toBe(
      204,
    );
    expect((await get('/api/user/me', token)).statusCode).toBe(401);
    expect((await get('/api/bookshelf', there)).json()).toMatchObject([{ name: 'Of the south' }]);
    expect((await server.call('DELETE', `/api/people/${id}`, { token: admin })).statusCode).toBe(
      404,
    );
    const southern = await server.tokenOf('superadmin', 'south');
    expect((await get(`/api/people/${id}/export`, southern)).json().shelves).toMatchObject([
      { name: 'Of the south' },
    ]);
    await server.call('DELETE', `/api/people/${id}`, { token: southern });
  });

  it('goes with the last of two libraries that erase the person at the same time', async () => {
    await server.database.query(
      "insert into user_clients (user_id, client_ref, role) values ($1, 'south', 'user')",
      [id],
    );
    const southern = await server.tokenOf('superadmin', 'south');
    const answers = await Promise.all(
      [admin, southern].map((bearer) =>
        server.call('DELETE', `/api/people/${id}`, { token: bearer }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await server.database.query('select from users where id = $1', [id])).toEqual([]);
  });

  it('is not erased by oneself, nor by a lower role', async () => {
    const [own] = await server.database.query<{ id: number }>(
      "select id::int as id from users where login = 'superadmin'",
      [],
    );
    const path = `/api/people/${own?.id}`;
    expect((await server.call('DELETE', path, { token: admin })).statusCode).toBe(409);
    expect((await server.call('DELETE', path, { token })).statusCode).toBe(403);
    expect((await get(`${path}/export`, token)).statusCode).toBe(403);
  });

  it('is in these tables: a new one has to be added to export and erasure', async () => {
    const columns = await server.database.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'author_id', 'subject', 'owner')
       order by 1`,
      [],
    );
    expect(columns.map(({ name }) => name)).toEqual(NAMING);
  });
});
