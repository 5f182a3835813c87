import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../database/database.contract.ts';
import { makeServerTiming } from '../http/server-timing.ts';
import { issueTokens } from '../session/issue-tokens.ts';
import {
  beginSession,
  endSession,
  type LivingSession,
  rotateSession,
} from '../session/session-store.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import type { TestLogin } from '../testing/fixtures.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { freeSeats } from './free-seats.ts';
import { createLicenceGate } from './licence-gate.ts';
import { licenceHandlers } from './licence-handlers.ts';
import { acquireLicence } from './licence-store.ts';

describeOnBothDatabases('a loan', (makeDatabase) => {
  let database: Database;
  let server: TestServer;
  const tokens = new Map<TestLogin, string>();
  beforeAll(async () => {
    database = await makeDatabase();
    server = await createTestServer({ database });
    for (const login of ['user', 'admin', 'anonymous', 'user2'] as const) {
      tokens.set(login, await server.tokenOf(login));
    }
    await database.query(
      `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
         metadata, contents, structure)
       values ('d', 'pub-letters', 'pdf', 'application/pdf', 'd', 1, '{}', '[]', '{}')`,
      [],
    );
  });
  afterEach(() => database.query('delete from licence_seats', []));
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const call = (login: TestLogin, url: string) =>
    server.call('GET', url, { token: tokens.get(login) ?? '' });
  const acquire = (login: TestLogin) =>
    call(login, '/api/publications/pub-letters/license/acquire');
  const keyOf = async (login: TestLogin): Promise<string> =>
    (await acquire(login)).json().licenseKey;
  const pass = (seconds: number) =>
    database.query('update licences set lapses_at = lapses_at - make_interval(secs => $1)', [
      seconds,
    ]);

  it('is one person’s, who is named to the others of the same library [R1.2]', async () => {
    const granted = await acquire('user');
    expect(granted.json()).toEqual({ licenseKey: expect.any(String), softExpiryTime: 600 });
    expect(granted.headers['cache-control']).toBe('no-store');
    const denied = await acquire('admin');
    expect(denied.statusCode).toBe(403);
    expect(denied.json()).toMatchObject({ users: ['Ursula User'] });
    await database.query("insert into client_connections values ('south', 0, 9)", []);
    const elsewhere = await acquire('user2');
    expect(elsewhere.json()).toMatchObject({ users: ['Ursula User'] });
    await database.query(
      `delete from user_clients where client_ref = 'south'
       and user_id = (select id from users where login = 'user')`,
      [],
    );
    expect((await acquire('user2')).json()).not.toHaveProperty('users');
    await database.query(
      "delete from client_connections where client_ref = 'south' and connection_id = 0",
      [],
    );
  });

  it('has one seat for all keys of a person, free when the last one is given back [R4.13 R4.14]', async () => {
    const [one, two] = [await keyOf('user'), await keyOf('user')];
    expect(one).not.toBe(two);
    const release = (key: string) => call('user', `/api/licenses/${key}/release`);
    expect((await release(one)).statusCode).toBe(204);
    expect((await release(one)).statusCode).toBe(204);
    expect((await acquire('admin')).statusCode).toBe(403);
    await release(two);
    expect((await acquire('admin')).statusCode).toBe(200);
  });

  it('lasts from acquire or the last extension; asking does not lengthen it [R1.3 R4.15]', async () => {
    const key = await keyOf('user');
    const left = async (what: string) =>
      (await call('user', `/api/licenses/${key}/${what}`)).json().softExpiryTime;
    await pass(590);
    expect(await left('getExpiryTime')).toBeLessThanOrEqual(10);
    expect(await left('getExpiryTime')).toBeGreaterThan(5);
    expect(await left('extend')).toBeGreaterThan(590);
    await pass(601);
    for (const what of ['getExpiryTime', 'extend']) {
      expect((await call('user', `/api/licenses/${key}/${what}`)).json()).toEqual([]);
    }
    expect((await acquire('admin')).statusCode).toBe(200);
  });

  it('is for no other person to see, lengthen or give back', async () => {
    const key = await keyOf('user');
    for (const what of ['getExpiryTime', 'extend']) {
      expect((await call('admin', `/api/licenses/${key}/${what}`)).json()).toEqual([]);
    }
    await call('admin', `/api/licenses/${key}/release`);
    expect((await acquire('admin')).statusCode).toBe(403);
  });

  it('is for what this library has, and can be read', async () => {
    for (const pubKey of ['pub-southern', 'pub-nothing']) {
      const answer = await call('user', `/api/publications/${pubKey}/license/acquire`);
      expect(answer.statusCode).toBe(404);
    }
  });

  it('has as many seats as the publication [R4.13]', async () => {
    await database.query("insert into licence_seats values ('pub-letters', 2)", []);
    expect((await acquire('user')).statusCode).toBe(200);
    expect((await acquire('admin')).statusCode).toBe(200);
    const colleague = await server.tokenOf('superadmin');
    const url = '/api/publications/pub-letters/license/acquire';
    const denied = await server.call('GET', url, { token: colleague });
    expect(denied.json()).toMatchObject({ users: ['Ada Admin', 'Ursula User'] });
  });

  it('names no holder to a visitor, below the user role, or where the library does not want it [C2.193 R8.2]', async () => {
    await acquire('user');
    const url = '/api/publications/pub-letters/license/acquire';
    const refusal = async (token: string) => {
      const answer = await server.call('GET', url, { token });
      expect(answer.statusCode).toBe(403);
      return answer.json();
    };
    const without = { message: 'This document is already in use' };
    expect(await refusal(await server.publicToken('visitor'))).toEqual(without);
    expect(await refusal(await server.tokenOf('anonymous'))).toEqual(without);
    expect(await refusal(await server.tokenOf('none'))).toEqual(without);

    const admin = await server.tokenOf('admin');
    const allow = (showLicenceHolders: boolean | null) =>
      server.call('POST', '/api/client/settings', { token: admin, body: { showLicenceHolders } });
    await allow(false);
    expect(await refusal(admin)).toEqual(without);
    await allow(null);
    expect(await refusal(admin)).toMatchObject({ users: ['Ursula User'] });
  });

  it('opens pages with a living key of the person, files with a living key [R7.1]', async () => {
    const gate = createLicenceGate(database);
    const key = await keyOf('user');
    const [row] = await database.query<{ subject: string }>('select subject from licences', []);
    const person = { client: 'north', id: 'session', user: null, role: 'user' } as const;
    const reader = { ...person, subject: row?.subject ?? '' };
    const stranger = { ...person, subject: 'user:0' };
    expect(await gate.isKeyAlive(key, 'pub-letters', reader)).toBe(true);
    expect(await gate.isKeyAlive(key, 'pub-letters', null)).toBe(true);
    expect(await gate.isKeyAlive(key, 'pub-letters', stranger)).toBe(false);
    expect(await gate.isKeyAlive(key, 'pub-other', null)).toBe(false);
    expect(await gate.holdsKey('pub-letters', reader)).toBe(true);
    expect(await gate.holdsKey('pub-letters', stranger)).toBe(false);
    await pass(601);
    expect(await gate.isKeyAlive(key, 'pub-letters', null)).toBe(false);
    expect(await gate.isKeyAlive(key, 'pub-letters', reader)).toBe(false);
    expect(await gate.holdsKey('pub-letters', reader)).toBe(false);
  });

  it('counts only at a client that has the publication, and can be given back anywhere [C6.7]', async () => {
    const gate = createLicenceGate(database);
    const key = await keyOf('admin');
    const [row] = await database.query<{ subject: string }>('select subject from licences', []);
    const person = { client: 'south', id: 'session', user: null, role: 'admin' } as const;
    const elsewhere = { ...person, subject: row?.subject ?? '' };
    expect(await gate.isKeyAlive(key, 'pub-letters', elsewhere)).toBe(false);
    expect(await gate.holdsKey('pub-letters', elsewhere)).toBe(false);
    const token = await server.tokenOf('admin', 'south');
    for (const what of ['getExpiryTime', 'extend']) {
      const answer = await server.call('GET', `/api/licenses/${key}/${what}`, { token });
      expect(answer.json()).toEqual([]);
    }
    await server.call('GET', `/api/licenses/${key}/release`, { token });
    expect((await acquire('user')).statusCode).toBe(200);
  });

  /** Another session of the same person, as on another device. */
  async function anotherSession(): Promise<LivingSession> {
    const [row] = await database.query<{ id: number }>(
      "select id from users where login = 'user'",
      [],
    );
    return beginSession(database, { userId: row?.id ?? 0, client: 'north', seconds: 3600 });
  }
  async function acquireIn(session: LivingSession): Promise<string> {
    const { accessToken: token } = await issueTokens(session, server.services);
    const url = '/api/publications/pub-letters/license/acquire';
    return (await server.call('GET', url, { token })).json().licenseKey;
  }
  async function signOut(session: LivingSession): Promise<void> {
    const { refreshToken } = await issueTokens(session, server.services);
    await server.call('POST', '/auth/logout', { body: { refreshToken } });
  }

  it('ends when the session that took it is signed out, however often that was refreshed', async () => {
    const session = await anotherSession();
    await acquireIn(session);
    await acquireIn(session);
    const refreshed = await rotateSession(database, session.token, 3600);
    expect((await acquire('admin')).statusCode).toBe(403);
    await signOut(refreshed ?? session);
    expect((await acquire('admin')).statusCode).toBe(200);
  });

  it('goes on in another session of the same person', async () => {
    const key = await keyOf('user');
    const session = await anotherSession();
    await acquireIn(session);
    await signOut(session);
    expect((await acquire('admin')).statusCode).toBe(403);
    const left = await call('user', `/api/licenses/${key}/getExpiryTime`);
    expect(left.json().softExpiryTime).toBeGreaterThan(590);
  });

  it('ends when a stolen token ends the session', async () => {
    const session = await anotherSession();
    await acquireIn(session);
    const second = await rotateSession(database, session.token, 3600);
    if (second !== null) await rotateSession(database, second.token, 3600);
    await rotateSession(database, session.token, 3600);
    expect((await acquire('admin')).statusCode).toBe(200);
  });

  it('is not begun for a session that ends before it is', async () => {
    const { subject, token } = await anotherSession();
    await endSession(database, token.sessionId);
    const borrower = { subject, userId: null, sessionId: token.sessionId };
    expect(await acquireLicence(database, 'pub-letters', borrower, 600)).toEqual({
      kind: 'denied',
      holders: [],
    });
    expect((await acquire('admin')).statusCode).toBe(200);
  });

  it('shows in the catalogue whether there is a seat for this person', async () => {
    await keyOf('user');
    const [row] = await database.query<{ subject: string }>('select subject from licences', []);
    const free = (subject: string) => freeSeats(database, ['pub-letters', 'pub-x'], subject, 600);
    expect(await free('user:0')).toEqual(new Set());
    expect(await free(row?.subject ?? '')).toEqual(new Set(['pub-letters']));
    await pass(601);
    expect(await free('user:0')).toEqual(new Set(['pub-letters']));
  });

  it('is given back at once when who asked for it has gone before the answer', async () => {
    const session = {
      subject: 'public:gone',
      id: null,
      user: null,
      role: 'anonymous',
      client: 'north',
    } as const;
    const ask = (signal: AbortSignal) =>
      licenceHandlers.acquireLicence(
        {
          params: { pubKey: 'pub-letters' },
          query: {},
          body: undefined,
          session,
          authorization: undefined,
          userAgent: undefined,
          address: '127.0.0.1',
          timing: makeServerTiming(),
          signal,
        },
        server.services,
      );
    const isFree = async () => (await acquire('admin')).statusCode === 200;
    await database.query('delete from licences', []);
    await ask(AbortSignal.abort());
    while (!(await isFree()));
    await database.query('delete from licences', []);
    const leaving = new AbortController();
    await ask(leaving.signal);
    expect(await isFree()).toBe(false);
    leaving.abort();
    while (!(await isFree()));
    await database.query('delete from licences', []);
  });
});
