import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { endpoints } from '@leeszaal/shared-contracts';
import { decodeJwt } from 'jose';
import type { Database } from '../database/database.contract.ts';
import { RATE_LIMITS } from '../rate-limits/limits.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { digest } from '../text/digest.ts';
import {
  allowOrigins,
  basic,
  from,
  type Institution,
  NORTHERN_PAGE,
  openInstitution,
  PERSON,
  SOUTHERN_PAGE,
} from './testing/embed-library.ts';

const TOKENS = `/api${endpoints.createEmbedToken.path}`;
const CREDENTIALS = `/api${endpoints.getEmbedCredentials.path}`;

describeOnBothDatabases('a token for an embedded reader', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  let north: Institution;

  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       select doc, pub, 'pdf', 'application/pdf', doc, 1, '{}', '[]', '{}'
       from (values ('doc-north', 'pub-letters'), ('doc-south', 'pub-southern')) as t (doc, pub)`,
    );
    north = await openInstitution(server, 'north');
  });
  beforeEach(async () => {
    await database.query('delete from rate_limits');
    await database.query('delete from audit_log');
    await allowOrigins(server, 'north', [NORTHERN_PAGE]);
    await allowOrigins(server, 'south', [SOUTHERN_PAGE]);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const accounts = () =>
    database.query<{ id: number; full_name: string; email: string }>(
      `select u.id, u.full_name, u.email from users u join embed_people p on p.user_id = u.id
       order by u.id`,
    );
  const post = (authorization: string | undefined, body: unknown = { person: PERSON }) =>
    server.call('POST', TOKENS, { body, headers: { ...(authorization && { authorization }) } });

  it('goes to a server with a credential, for a person, and lasts as long as asked [R10.1]', async () => {
    const answer = await north.ask({ person: PERSON, seconds: 90, docKey: 'doc-north' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const { accessToken, expiresIn } = answer.json();
    expect(expiresIn).toBe(90);
    const { iat = 0, exp = 0, ...claims } = decodeJwt(accessToken);
    expect(exp - iat).toBe(90);
    const [account] = await accounts();
    expect(claims).toEqual({
      iss: 'leeszaal',
      kind: 'embed',
      sub: `user:${account?.id}`,
      client: 'north',
      user: account?.id,
      credential: north.id,
      docKey: 'doc-north',
    });
    expect((await north.ask()).json().expiresIn).toBe(600);
  });

  it('is refused without a valid credential [R10.1]', async () => {
    const { id, secret } = north;
    for (const [name, authorization] of [
      ['none', undefined],
      ['another secret', basic({ id, secret: `${secret}x` })],
      ['no secret', basic({ id, secret: '' })],
      ['another id', basic({ id: 'embed-other', secret })],
      ['the hash of the secret', basic({ id, secret: digest(secret) })],
      ['a zero character', basic({ id: 'a\0b', secret })],
      ['a bearer', `Bearer ${secret}`],
      ['an administrator', `Bearer ${await server.tokenOf('superadmin')}`],
    ] as const) {
      const answer = await post(authorization);
      expect([name, answer.statusCode]).toEqual([name, 401]);
      expect(answer.headers['www-authenticate']).toMatch(/^Basic /);
      expect(answer.json()).toEqual({ message: 'The credential is unknown or revoked' });
    }
  });

  it('is refused for a while after too many wrong credentials from an address [R10.2]', async () => {
    const { amount } = RATE_LIMITS.embedCredentialFromAddress;
    for (let turn = 0; turn < amount; turn += 1) await post(basic({ id: 'x', secret: 'x' }));
    const refused = await north.ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await database.query('delete from rate_limits');
    expect((await north.ask()).statusCode).toBe(200);
  });

  it('is issued to many people at once, whose calls come from one server [R10.2]', async () => {
    const { amount } = RATE_LIMITS.embedCredentialFromAddress;
    const answers = await Promise.all(
      Array.from({ length: 2 * amount }, (_, at) =>
        north.ask({ person: { id: `class-${at}`, name: `Pupil ${at}` } }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('is issued for one person so often only, and others are not held up [R10.2]', async () => {
    const { amount } = RATE_LIMITS.embedTokenOfPerson;
    for (let turn = 0; turn < amount; turn += 1) expect((await north.ask()).statusCode).toBe(200);
    expect((await north.ask()).statusCode).toBe(429);
    expect((await north.ask({ person: { id: 'p-other', name: 'Other' } })).statusCode).toBe(200);
  });

  it('is for one account of the person, which has the latest name [R10.3]', async () => {
    const before = (await accounts()).length;
    const person = { id: 'p-2', name: 'Quinten Quire' };
    const together = await Promise.all(Array.from({ length: 8 }, () => north.token({ person })));
    const [first, ...others] = together.map((token) => decodeJwt(token).sub);
    expect(others).toEqual(others.map(() => first));
    await north.token({ person: { ...person, name: 'Quinta Quire', email: 'q@north.example' } });
    const made = (await accounts()).slice(before);
    expect(made).toEqual([
      { id: expect.any(Number), full_name: 'Quinta Quire', email: 'q@north.example' },
    ]);
  });

  it('is for another account at another library, and for none of the portal [R10.3]', async () => {
    const south = await openInstitution(server, 'south');
    const [here, there] = [await north.token(), await south.token()];
    expect(decodeJwt(here).sub).not.toBe(decodeJwt(there).sub);
    const person = { id: 'user', name: 'Ursula User', email: 'user@example.org' };
    const alike = decodeJwt(await north.token({ person })).user;
    const rows = await database.query<{ login: string; password_hash: string }>(
      'select login, password_hash from users where id = $1',
      [Number(alike)],
    );
    expect(rows).toEqual([
      { login: expect.stringMatching(/^embed:[\w-]{36}$/), password_hash: '' },
    ]);
    const clients = await database.query('select client_ref from user_clients where user_id = $1', [
      Number(alike),
    ]);
    expect(clients).toEqual([{ client_ref: 'north' }]);
  });

  it('takes names and ids as they are [R10.3]', async () => {
    for (const text of [
      "Robert'); drop table users; --",
      '<script>alert(1)</script>',
      '%s',
      'é𝒳',
    ]) {
      const token = await north.token({ person: { id: text, name: text } });
      const [row] = await database.query('select full_name from users where id = $1', [
        Number(decodeJwt(token).user),
      ]);
      expect(row).toEqual({ full_name: text });
    }
  });

  it('is narrowed to origins and documents of the library only [R10.4]', async () => {
    expect((await north.ask({ person: PERSON, origins: [NORTHERN_PAGE] })).statusCode).toBe(200);
    const foreign = await north.ask({ person: PERSON, origins: [NORTHERN_PAGE, SOUTHERN_PAGE] });
    expect(foreign.statusCode).toBe(400);
    expect((await north.ask({ person: PERSON, docKey: 'doc-north' })).statusCode).toBe(200);
    for (const docKey of ['doc-south', 'doc-none']) {
      const answer = await north.ask({ person: PERSON, docKey });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'There is no such document.' });
    }
  });

  it('is issued only while the library allows a page [R10.4]', async () => {
    await allowOrigins(server, 'north', []);
    expect((await north.ask()).statusCode).toBe(403);
    await allowOrigins(server, 'north', ['https://*.north.example', 'http://north.example', 7]);
    expect((await north.ask()).statusCode).toBe(403);
  });

  it('is admitted, narrowed and withdrawn by the same statements on both databases [R10.9 R10.10]', async () => {
    const made = await openInstitution(server, 'north');
    const token = await made.token({ docKey: 'doc-north' });
    const ask = async (pubKey: string) => {
      const url = `/api/publications/${pubKey}/license/acquire`;
      return server.call('GET', url, from(NORTHERN_PAGE, token));
    };
    const { licenseKey } = (await ask('pub-letters')).json();
    expect((await ask('pub-southern')).statusCode).toBe(403);
    const extend = await server.call(
      'GET',
      `/api/licenses/${licenseKey}/extend`,
      from(NORTHERN_PAGE, token),
    );
    expect(extend.statusCode).toBe(200);
    const file = await server.call(
      'GET',
      `/api/appearances/doc-north/a.png?licenseKey=${licenseKey}`,
      from(NORTHERN_PAGE),
    );
    expect(file.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(file.headers['access-control-allow-origin']).toBe(NORTHERN_PAGE);
    for (const [origin, status] of [
      [NORTHERN_PAGE, 204],
      [SOUTHERN_PAGE, 204],
      ['https://other.example', 403],
    ] as const) {
      const url = '/api/publications/pub-letters';
      const answer = await server.app.inject({ method: 'OPTIONS', url, headers: { origin } });
      expect([origin, answer.statusCode]).toEqual([origin, status]);
    }
    await database.query('update embed_credentials set revoked_at = now() where id = $1', [
      made.id,
    ]);
    expect((await ask('pub-letters')).statusCode).toBe(401);
  });

  it('is in the log of the library: who got it for whom, and not what they read [R10.5]', async () => {
    await north.ask({ person: PERSON, docKey: 'doc-north' });
    const admin = await server.tokenOf('admin');
    const log = await server.call('GET', '/api/admin/audit', { token: admin });
    expect(log.json().entries).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        user: { name: 'north', email: '' },
        action: 'embed-token-issued',
        embed: { credential: north.id, label: 'north', person: PERSON.id },
      },
    ]);
    const table = await server.call('GET', '/api/admin/audit/export', { token: admin });
    expect(table.body).toContain(PERSON.id);
    const elsewhere = await server.tokenOf('admin', 'south');
    expect((await server.call('GET', '/api/admin/audit', { token: elsewhere })).json()).toEqual({
      entries: [],
      hasMore: false,
    });
  });

  it('comes from a credential that an administrator makes, sees without its secret, and revokes [R10.6]', async () => {
    const admin = await server.tokenOf('admin');
    const made = await server.call('POST', CREDENTIALS, { token: admin, body: { label: ' Web ' } });
    const { id, secret, ...shown } = made.json();
    expect(secret).toMatch(/^leeszaal_embed_[\w-]{43}$/);
    expect(shown).toEqual({ label: 'Web', madeAt: expect.any(String), usedAt: null });
    const [stored] = await database.query('select * from embed_credentials where id = $1', [id]);
    expect(JSON.stringify(stored)).not.toContain(secret);

    expect((await post(basic({ id, secret }))).statusCode).toBe(200);
    const list = async (token = admin) =>
      (await server.call('GET', CREDENTIALS, { token })).json().credentials;
    const used = { id, label: 'Web', madeAt: shown.madeAt, usedAt: expect.any(String) };
    expect(await list()).toContainEqual(used);
    const elsewhere = await server.tokenOf('admin', 'south');
    expect((await list(elsewhere)).map((each: { id: string }) => each.id)).not.toContain(id);

    const revoke = (token: string) => server.call('DELETE', `${CREDENTIALS}/${id}`, { token });
    expect((await revoke(elsewhere)).statusCode).toBe(404);
    expect((await revoke(await server.tokenOf('user'))).statusCode).toBe(403);
    expect((await post(basic({ id, secret }))).statusCode).toBe(200);
    expect((await revoke(admin)).statusCode).toBe(204);
    expect((await revoke(admin)).statusCode).toBe(404);
    expect((await post(basic({ id, secret }))).statusCode).toBe(401);
    expect(await list()).not.toContainEqual(expect.objectContaining({ id }));

    const log = await server.call('GET', '/api/admin/audit', { token: admin });
    const entries: { action: string; embed: object; user: { name: string } }[] = log.json().entries;
    expect(
      entries
        .filter(({ action }) => action !== 'embed-token-issued')
        .map(({ action, embed, user }) => [action, embed, user.name]),
    ).toEqual([
      ['embed-credential-revoked', { credential: id, label: 'Web' }, 'Ada Admin'],
      ['embed-credential-created', { credential: id, label: 'Web' }, 'Ada Admin'],
    ]);
  });

  it('keeps no secret for a repeated call [R10.6]', async () => {
    const admin = await server.tokenOf('admin');
    const headers = { 'idempotency-key': 'the-same' };
    const make = () =>
      server.call('POST', CREDENTIALS, { token: admin, body: { label: 'Twice' }, headers });
    expect((await make()).json().id).not.toBe((await make()).json().id);
    expect(await database.query('select from idempotency_keys')).toEqual([]);
  });
});
